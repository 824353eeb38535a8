import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Content, loadContent } from '#server/content/content.ts';
import { type Database, openDatabase } from '#server/db/engine.ts';
import { serverSecretRepository } from '#server/db/repositories/server-secrets.ts';
import { startPostgres } from '../tools/setup/postgres.mjs';
import { startChild } from './lib/child.ts';
import { load, type WireRequest, wireRequest } from './lib/load.ts';
import { median, percentile, verdict } from './lib/numbers.ts';
import { pgbench } from './lib/pgbench.ts';
import { type BenchLearner, seedLearners } from './lib/seed.ts';

const learners = 32;
const rounds = 5;
const sessionsEach = 1;
const answersEach = 300;
const leastOfBare = 0.6;

/**
 * `recordPracticeAnswer`, one answer a request, 32 learners at once, beside a bare handler with the same SQL and, on
 * PostgreSQL, pgbench. Runs alternate; medians of answers a second are compared.
 */
export async function benchAnswers(): Promise<string[]> {
  return [...(await onSqlite()), ...(await onPostgres())];
}

async function onSqlite(): Promise<string[]> {
  const content = await loadContent('full');
  const seeded = mkdtempSync(join(tmpdir(), 'catseye-bench-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: seeded });
  const people = await seedLearners(database, content, learners, sessionsEach);
  const secret = await secretOf(database);
  await database.close();
  const requests = requestsOf(people, content);

  const measure = async (script: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'catseye-bench-run-'));
    cpSync(seeded, dataDir, { recursive: true });
    copyFileSync(join(seeded, 'catseye.sqlite'), join(dataDir, 'catseye.sqlite'));
    const server = await startChild(script, { DATA_DIR: dataDir, BENCH_SECRET: secret, NODE_ENV: 'development' });
    try {
      return await run(server.port, requests);
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  const results = await alternate({
    ours: () => measure('src/server/main.ts'),
    bare: () => measure('bench/lib/bare-server.ts'),
  });
  rmSync(seeded, { recursive: true, force: true });
  return report('SQLite, synchronous=FULL', results);
}

async function onPostgres(): Promise<string[]> {
  const content = await loadContent('full');
  const cluster = await startPostgres();
  try {
    const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
    const people = await seedLearners(database, content, learners, sessionsEach);
    await seedPgbench(database, people);
    const secret = await secretOf(database);
    const requests = requestsOf(people, content);

    const measure = async (script: string) => {
      await clear(database);
      const server = await startChild(script, {
        DATABASE_URL: cluster.url,
        BENCH_SECRET: secret,
        NODE_ENV: 'development',
      });
      try {
        return await run(server.port, requests);
      } finally {
        await server.stop();
      }
    };
    const results = await alternate({
      ours: () => measure('src/server/main.ts'),
      bare: () => measure('bench/lib/bare-server.ts'),
      pgbench: async () => {
        await clear(database);
        return { rate: pgbench(cluster.url, learners, answersEach), latency: 0 };
      },
    });
    await database.close();
    return report('PostgreSQL, fsync on', results);
  } finally {
    await cluster.stop();
  }
}

type Measured = { readonly rate: number; readonly latency: number };

async function run(port: number, requests: readonly (readonly WireRequest[])[]): Promise<Measured> {
  const warm = answersEach / 10;
  await load(
    port,
    requests.map((list) => list.slice(0, warm)),
  );
  const measured = requests.map((list) => list.slice(warm));
  const { seconds, latencies } = await load(port, measured);
  return { rate: latencies.length / seconds, latency: percentile(latencies, 0.99) };
}

/** Runs each peer once a round, and turns the order round every time. */
async function alternate<Name extends string>(
  peers: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(peers) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<Name, Measured[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await peers[name]());
  }
  return results;
}

function report(engine: string, results: Record<string, Measured[]>): string[] {
  const rates = Object.fromEntries(
    Object.entries(results).map(([name, list]) => [name, median(list.map(({ rate }) => rate))]),
  );
  const lines = Object.entries(results).map(([name, list]) => {
    const latency = median(list.map((one) => one.latency));
    return `       ${engine}, ${name}: ${Math.round(rates[name] ?? 0)} answers a second${latency > 0 ? `, p99 ${latency.toFixed(1)} ms` : ''}`;
  });
  const ofBare = (rates.ours ?? 0) / (rates.bare ?? 1);
  lines.push(
    verdict(`${engine}: at least 60 % of a bare handler`, `${Math.round(ofBare * 100)} %`, ofBare >= leastOfBare),
  );
  if (rates.pgbench !== undefined) {
    lines.push(`       ${engine}: ${Math.round((100 * (rates.ours ?? 0)) / rates.pgbench)} % of pgbench`);
  }
  return lines;
}

/** Each learner answers questions of their first session, then of the second: always the first option. */
function requestsOf(people: readonly BenchLearner[], content: Content): WireRequest[][] {
  const questions = content.categories.flatMap(({ id }) => content.questionsOf(id));
  return people.map(({ cookie, sessionIds }) =>
    sessionIds
      .flatMap((sessionId) =>
        questions.map(({ id, options }) =>
          wireRequest('POST', `/api/practice-sessions/${sessionId}/answers`, cookie, {
            answers: [{ questionId: id, userAnswer: options[0] }],
          }),
        ),
      )
      .slice(0, answersEach),
  );
}

/** Sessions for pgbench, whose variables can only number things. */
async function seedPgbench({ db }: Database, people: readonly BenchLearner[]): Promise<void> {
  for (const [index, { userId }] of people.entries()) {
    const id = `pgbench-${index}`;
    await sql`insert into practice_sessions (user_id, id, kind, open_key, state, created_at, touched_at)
      values (${userId}, ${id}, 'mixed', ${id}, 'open', 0, 0)`.execute(db);
    await sql`insert into practice_session_questions (user_id, session_id, question_id, position)
      select ${userId}, ${id}, 'q-' || n, n from generate_series(1, ${sql.lit(answersEach)}) n`.execute(db);
  }
}

/** Takes back every answer, so that each run starts from the same tables. */
async function clear({ db }: Database): Promise<void> {
  await sql`update practice_session_questions set user_answer = null, is_correct = null, answered_at = null
    where user_answer is not null`.execute(db);
  await sql`truncate question_statistics, category_progress`.execute(db);
  await sql`vacuum full practice_session_questions`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

function secretOf({ db }: Database): Promise<string> {
  return serverSecretRepository(db).getOrCreate('session', '');
}
