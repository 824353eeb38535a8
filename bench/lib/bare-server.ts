import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { type BareStatement, bareStatements, positional } from './bare-sql.ts';

/**
 * The floor: a bare `node:http` handler that checks the cookie, records one answer with plain prepared SQL in a transaction
 * of its own, and does nothing else. No framework, no schema, no grading, no shared commits.
 */
const { DATABASE_URL, DATA_DIR = '', BENCH_SECRET = '' } = process.env;
const order: BareStatement[] = ['lock', 'state', 'record', 'touch', 'statistics', 'progress'];
type Values = Record<string, string | number>;

const record = DATABASE_URL === undefined ? sqliteRecorder() : postgresRecorder(DATABASE_URL);

const server = createServer((request, response) => {
  void body(request).then(async (text) => {
    const token = signedToken(request.headers.cookie ?? '');
    const sessionId = request.url?.split('/')[3] ?? '';
    const [answer] = (JSON.parse(text) as { answers: { questionId: string; userAnswer: string }[] }).answers;
    const category = Number(request.headers['x-category'] ?? 1);
    await record({
      token,
      session: sessionId,
      question: answer?.questionId ?? '',
      answer: answer?.userAnswer ?? '',
      category,
      correct: 1,
      now: Date.now(),
    });
    const reply = JSON.stringify({ answers: [answer] });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(reply) });
    response.end(reply);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));

function sqliteRecorder() {
  const database = new DatabaseSync(join(DATA_DIR, 'catseye.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const prepared = Object.fromEntries(
    (Object.keys(bareStatements) as BareStatement[]).map((name) => {
      const { text, names } = positional(name, 'sqlite');
      const statement = database.prepare(text);
      const isRead = statement.columns().length > 0;
      return [
        name,
        (values: Values) => {
          const list = names.map((one) => values[one] as SQLInputValue);
          return isRead ? statement.get(...list) : statement.run(...list);
        },
      ];
    }),
  ) as Record<BareStatement, (values: Values) => unknown>;
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');

  return async (values: Values): Promise<void> => {
    const row = prepared.session(values) as { id: string };
    begin.run();
    for (const name of order) prepared[name]({ ...values, user: row.id });
    commit.run();
  };
}

function postgresRecorder(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const run = (client: pg.PoolClient | pg.Pool, name: BareStatement, values: Values) => {
    const { text, names } = positional(name, 'postgres');
    return client.query({ name, text, values: names.map((one) => values[one]) });
  };

  return async (values: Values): Promise<void> => {
    const { rows } = await run(pool, 'session', values);
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const name of order) await run(client, name, { ...values, user: rows[0].id });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

function signedToken(cookie: string): string {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  const dot = value.lastIndexOf('.');
  const expected = createHmac('sha256', BENCH_SECRET).update(value.slice(0, dot)).digest();
  if (!timingSafeEqual(expected, Buffer.from(value.slice(dot + 1), 'base64'))) throw new Error('bad cookie');
  return value.slice(0, dot);
}

async function body(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
