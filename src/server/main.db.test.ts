import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signIn, signUp } from '#contract/account.ts';
import { listCategories } from '#contract/categories.ts';
import { failure } from '#contract/errors.ts';
import { exportMyData, getProfile } from '#contract/profile.ts';
import { saveTestResult } from '#contract/results.ts';
import { newcomer } from './testing/accounts.ts';
import { counterFaults } from './testing/counter-faults.ts';
import { onBothEngines } from './testing/engines.ts';
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts';
import { httpLearner, post } from './testing/http-learner.ts';
import { killRounds } from './testing/kill-rounds.ts';
import { newResult } from './testing/results.ts';
import { refusedProcess, type ServerProcess, startedProcess } from './testing/server-process.ts';

// Processes start in about a second on a machine that does nothing else.
vi.setConfig({ testTimeout: 180_000 });

const repository = fileURLToPath(new URL('../../', import.meta.url));
const running: ServerProcess[] = [];
const databases: FreshDatabase[] = [];

const database = async (engine: 'sqlite' | 'postgres') => {
  const fresh = await freshDatabase(engine);
  databases.push(fresh);
  return { DATA_DIR: fresh.dataDir, ...(fresh.databaseUrl !== undefined && { DATABASE_URL: fresh.databaseUrl }) };
};
const start = async (env: Record<string, string>) => {
  const server = await startedProcess(env);
  running.push(server);
  return server;
};

afterEach(async () => {
  for (const server of running.splice(0)) if (server.isRunning()) await server.stop('SIGKILL');
  for (const fresh of databases.splice(0)) await fresh.remove();
});

onBothEngines('The server process', (engine) => {
  test('starts, answers, and ends on SIGTERM with code 0', async () => {
    const server = await start(await database(engine));
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'up' });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
    expect(await (await fetch(`${server.url}${listCategories.path}`)).json()).toHaveLength(16);
    expect(await server.stop('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });

  test('told to stop under load finishes what it has accepted, and ends with code 0', async () => {
    const env = await database(engine);
    const server = await start(env);
    const learners = await Promise.all([httpLearner(server.url), httpLearner(server.url), httpLearner(server.url)]);
    let stopping = false;
    const saved: string[] = [];
    const statuses = new Set<number>();
    const work = learners.flatMap((learner) =>
      Array.from({ length: 4 }, async () => {
        while (!stopping) {
          const body = newResult();
          const reply = await learner.ask(server.url, saveTestResult, { body });
          if (reply === null) break;
          statuses.add(reply.status);
          saved.push(body.id);
        }
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ended = server.stop('SIGTERM');
    const { code, took } = await ended;
    stopping = true;
    await Promise.all(work);
    expect(code).toBe(0);
    expect(took).toBeLessThan(8000);
    expect([...statuses]).toEqual([200]);

    const again = await start(env);
    const held = new Set<string>();
    for (const learner of learners) {
      const reply = await learner.ask(again.url, exportMyData);
      const { tables } = exportMyData.response.parse(reply?.json);
      for (const row of tables.test_results ?? []) held.add(String(row.id));
    }
    expect(saved.filter((id) => !held.has(id))).toEqual([]);
    expect(saved.length).toBeGreaterThan(10);
  });

  test('told to stop does not wait for a connection that its client keeps open', async () => {
    const server = await start(await database(engine));
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify(newcomer());
    socket.write(
      `POST ${signUp.path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    const answered = new Promise<string>((resolve) => socket.setEncoding('utf8').once('data', resolve));
    socket.on('error', () => {});
    await new Promise((resolve) => setTimeout(resolve, 10));
    const { code, took } = await server.stop('SIGTERM');
    expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    expect(code).toBe(0);
    expect(took).toBeLessThan(5000);
  });

  test('answers what is not HTTP, or has too much in its headers, in the words of the error table', async () => {
    const { url } = await start(await database(engine));
    expect(await raw(url, 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n')).toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(await raw(url, 'nonsense\r\n\r\n')).toMatchObject({ code: 'INVALID_REQUEST' });
    const cookies = `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a=b; '.repeat(10_000)}\r\n\r\n`;
    expect(await raw(url, cookies)).toMatchObject({ code: 'HEADERS_TOO_LARGE' });
  });
});

describe('The server process', () => {
  test('with a faulty configuration lists every fault at once, and ends with code 1', async () => {
    const { code, output } = await refusedProcess({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      CONTENT_EDITION: 'half',
      PUBLIC_URL: 'nowhere',
      TRUST_PROXY: 'perhaps',
      RATE_LIMIT_SCALE: '0',
      SMTP_URL: 'http://mail',
      NODE_ENV: 'staging',
    });
    expect(code).toBe(1);
    const faults = /^The configuration is not valid:\n(?<list>( {2}[A-Z_]+: .+\n?)+)$/.exec(output)?.groups?.list ?? '';
    expect(faults.match(/[A-Z_]+(?=: )/g)).toEqual([
      'PORT',
      'DATABASE_URL',
      'CONTENT_EDITION',
      'PUBLIC_URL',
      'SMTP_URL',
      'TRUST_PROXY',
      'RATE_LIMIT_SCALE',
      'NODE_ENV',
    ]);
  });

  test.each([
    [
      'an option missing',
      (text: string) => text.replace(/"options": \[[^\]]*\]/, '"options": ["one"]'),
      /rules-of-the-road-001: options/,
    ],
    [
      'options that are no JSON',
      (text: string) => text.replace(/"options": \[[^\]]*\]/, '"options": "[oops"'),
      /rules-of-the-road-001: options/,
    ],
    ['a comma missing', (text: string) => text.replace('",', '"'), /rules-of-the-road\.json: .*JSON/],
  ])(
    'with %s in a question file names the file and what is wrong, and ends with code 1',
    async (_fault, spoil, said) => {
      const folder = await mkdtemp(join(tmpdir(), 'catseye-faulty-'));
      try {
        for (const part of ['src/domain', 'src/contract', 'src/server', 'content', 'package.json']) {
          await cp(join(repository, part), join(folder, part), { recursive: true });
        }
        await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
        const file = join(folder, 'content/questions/rules-of-the-road.json');
        await writeFile(file, spoil(await readFile(file, 'utf8')));
        const { code, output } = await refusedProcess({ DATA_DIR: join(folder, 'data') }, folder);
        expect(code).toBe(1);
        expect(output).toMatch(/^The content is not valid:\n {2}rules-of-the-road\.json: /);
        expect(output).not.toMatch(/at .*\.ts/);
        expect(output).toMatch(said);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});

describe('The server process', () => {
  test('says so in one line when its port is taken, or its database cannot be reached, and ends with code 1', async () => {
    const first = await start(await database('sqlite'));
    const taken = await refusedProcess({ ...(await database('sqlite')), PORT: new URL(first.url).port });
    expect([taken.code, taken.output]).toEqual([
      1,
      expect.stringMatching(/^The server cannot listen: .*EADDRINUSE.*\n$/),
    ]);
    const unreachable = await refusedProcess({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect([unreachable.code, unreachable.output]).toEqual([
      1,
      expect.stringMatching(/^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED.*\n$/),
    ]);
  });
});

describe('The data folder', () => {
  test('is one server’s: a second one says so and ends with code 1, and a killed one leaves no lock', async () => {
    const env = await database('sqlite');
    const first = await start(env);
    const second = await refusedProcess(env);
    expect(second.code).toBe(1);
    expect(second.output).toContain(`Another Catseye server is using ${env.DATA_DIR}. Stop it first`);
    expect(second.output).not.toMatch(/at .*\.ts/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.stop('SIGKILL');
    const third = await start(env);
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
  });

  test('opens after the first start was killed at any moment of it', async () => {
    for (const moment of [150, 300, 400, 450, 500, 600]) {
      const env = await database('sqlite');
      await killAfter(env, moment);
      const server = await start(env);
      expect((await post(server.url, signUp, newcomer(), {})).status).toBe(200);
      await server.stop('SIGKILL');
    }
  });

  test('keeps every acknowledged answer and counts none twice, however often the server is killed under load', async () => {
    const report = await killRounds(Number(process.env.KILL_ROUNDS ?? 20));
    expect(report.faults).toEqual([]);
    expect(report.answers).toBeGreaterThan(report.rounds * 5);
    expect(report.unanswered).toBeGreaterThan(0);
  });
});

test('thirty sign-ins at once leave the server answering others at once', async () => {
  const most = 100;
  const server = await start({ ...(await database('sqlite')), RATE_LIMIT_SCALE: '1000' });
  const people = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const credentials = newcomer();
      await (await post(server.url, signUp, credentials, {})).arrayBuffer();
      return credentials;
    }),
  );
  const medians: number[] = [];
  for (let round = 0; round < 5 && !(Math.min(...medians) < most); round += 1) {
    let busy = true;
    const signIns = Promise.all(
      people.map(async ({ email, password }) => (await post(server.url, signIn, { email, password }, {})).status),
    ).finally(() => {
      busy = false;
    });
    const times: number[] = [];
    while (busy) {
      const since = performance.now();
      await (await fetch(`${server.url}/healthz`)).arrayBuffer();
      times.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(new Set(await signIns)).toEqual(new Set([200]));
    const inOrder = times.toSorted((one, other) => one - other);
    const median = inOrder[Math.floor(inOrder.length / 2)] ?? Number.POSITIVE_INFINITY;
    medians.push(median);
    process.stdout.write(
      `/healthz during 30 sign-ins: median ${median.toFixed(1)} ms, slowest ${inOrder.at(-1)?.toFixed(1)} ms of ${times.length}\n`,
    );
  }
  expect(Math.min(...medians)).toBeLessThan(most);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a PostgreSQL that ends every connection does not end the server, and the next request works',
  async () => {
    const env = await database('postgres');
    const server = await start(env);
    const learner = await httpLearner(server.url);
    const admin = new pg.Client({ connectionString: env.DATABASE_URL });
    await admin.connect();
    const saved: string[] = [];
    try {
      for (let round = 0; round < 5; round += 1) {
        const results = Array.from({ length: 20 }, () => newResult());
        const under = results.map((body) => learner.ask(server.url, saveTestResult, { body }));
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        for (const [index, reply] of (await Promise.all(under)).entries()) {
          if (reply?.status === 200) {
            saved.push(results[index]?.id ?? '');
            continue;
          }
          expect([reply?.status, failure.parse(reply?.json).code]).toEqual([503, 'UNAVAILABLE']);
        }
        expect((await learner.ask(server.url, getProfile))?.status).toBe(200);
      }
      expect(server.isRunning()).toBe(true);
      const { tables } = exportMyData.response.parse((await learner.ask(server.url, exportMyData))?.json);
      expect(tables.test_results?.map((row) => row.id)).toEqual(expect.arrayContaining(saved));
      expect(counterFaults(tables)).toEqual([]);
    } finally {
      await admin.end();
    }
  },
);

/** Starts a server and kills it after so many milliseconds, wherever it has come to. */
async function killAfter(env: Record<string, string>, moment: number): Promise<void> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: repository,
    env: { ...env, NODE_ENV: 'development', CONTENT_EDITION: 'starter', PORT: '0', HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  setTimeout(() => child.kill('SIGKILL'), moment);
  await ended;
}

/** Sends bytes to a server and answers with the JSON of its reply. */
async function raw(url: string, bytes: string): Promise<unknown> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await new Promise((resolve) => socket.on('close', resolve));
  return JSON.parse(text.split('\r\n\r\n')[1] ?? '');
}
