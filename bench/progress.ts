import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadContent } from '#server/content/content.ts';
import { openDatabase } from '#server/db/engine.ts';
import { startChild } from './lib/child.ts';
import { load, wireRequest } from './lib/load.ts';
import { median, verdict } from './lib/numbers.ts';
import { type BenchLearner, seedLearners } from './lib/seed.ts';

const rounds = 40;
const requestsEach = 200;
const fewAnswers = 100;
const manyAnswers = 100_000;
const most = 1.1;

/** `getUserProgress` of a learner with 100,000 recorded answers beside that of one with 100, in alternating runs. */
export async function benchProgress(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catseye-bench-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const [few, many] = (await seedLearners(database, await loadContent('full'), 2, 1)) as [BenchLearner, BenchLearner];
  for (const [learner, answers] of [
    [few, fewAnswers],
    [many, manyAnswers],
  ] as const) {
    await sql`insert into practice_session_questions
        (user_id, session_id, question_id, position, user_answer, is_correct, answered_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${answers})
      select ${learner.userId}, 'history-' || (i / 50), 'question-' || i, i, 'an answer', 1, i from n`.execute(
      database.db,
    );
    await sql`insert into category_progress (user_id, category_id, answered, correct, last_updated)
      select ${learner.userId}, value, 60, 50, 0 from json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]')`.execute(
      database.db,
    );
  }
  await database.close();

  const server = await startChild('src/server/main.ts', { DATA_DIR: dataDir, NODE_ENV: 'development' });
  const latencyOf = async ({ cookie }: BenchLearner) => {
    const list = Array.from({ length: requestsEach }, () => wireRequest('GET', '/api/progress/1', cookie));
    return median((await load(server.port, [list])).latencies);
  };
  const of = { few: [] as number[], many: [] as number[] };
  try {
    await latencyOf(few);
    await latencyOf(many);
    for (let round = 0; round < rounds; round += 1) {
      of.few.push(await latencyOf(few));
      of.many.push(await latencyOf(many));
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const ratio = median(of.many) / median(of.few);
  return [
    `       getUserProgress: ${median(of.few).toFixed(3)} ms after ${fewAnswers} answers, ${median(of.many).toFixed(3)} ms after ${manyAnswers}`,
    verdict('getUserProgress after 100,000 answers at most 1.1x that after 100', `${ratio.toFixed(2)}x`, ratio <= most),
  ];
}
