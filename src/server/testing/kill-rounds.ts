import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPracticeSession, recordPracticeAnswer } from '#contract/practice.ts';
import { exportMyData } from '#contract/profile.ts';
import { saveTestResult } from '#contract/results.ts';
import { type Content, loadContent } from '#server/content/content.ts';
import { counterFaults, type LearnerRows } from './counter-faults.ts';
import { type HttpLearner, httpLearner } from './http-learner.ts';
import { newResult } from './results.ts';
import { type ServerProcess, startedProcess } from './server-process.ts';

/** What came out of killing a server again and again. `faults` is empty where nothing was lost or counted twice. */
export type KillReport = {
  readonly rounds: number;
  readonly answers: number;
  readonly results: number;
  /** Requests whose server died before it had answered. */
  readonly unanswered: number;
  readonly faults: readonly string[];
};

type Fact = { readonly sessionId: string; readonly questionId: string; readonly userAnswer: string };
type Memory = { readonly learner: HttpLearner; readonly answers: Fact[]; readonly results: string[]; unsure: Fact[] };

const learners = 4;
const askersPerLearner = 4;
const sixteen = Array.from({ length: 16 }, (_, index) => index + 1);

/**
 * Kills a server on SQLite without warning, `rounds` times, while learners record answers and save results at once; starts
 * it again each time, asks again for what was left unanswered, and compares what it holds with what it acknowledged.
 */
export async function killRounds(rounds: number, say: (line: string) => void = () => {}): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'catseye-kill-'));
  const env = { DATA_DIR: dataDir, CONTENT_EDITION: 'full', RATE_LIMIT_SCALE: '100000' };
  const content = await loadContent('full');
  const faults: string[] = [];
  let unanswered = 0;
  let server = await startedProcess(env);
  try {
    const memories = await Promise.all(
      Array.from({ length: learners }, async (): Promise<Memory> => {
        return { learner: await httpLearner(server.url), answers: [], results: [], unsure: [] };
      }),
    );
    for (let round = 1; round <= rounds; round += 1) {
      const stop = { now: false };
      const work = (await Promise.all(memories.map((memory) => toAnswer(server, memory, content)))).flatMap(
        (facts, index) =>
          Array.from({ length: askersPerLearner }, () => practise(server, memories[index] as Memory, facts, stop)),
      );
      await sleep(20 + Math.random() * 250);
      await server.stop('SIGKILL');
      stop.now = true;
      await Promise.all(work);
      unanswered += memories.reduce((sum, memory) => sum + memory.unsure.length, 0);

      server = await startedProcess(env);
      for (const memory of memories) {
        faults.push(...(await compare(server, memory)));
        for (const fact of memory.unsure) await record(server, memory, fact);
        memory.unsure = [];
        faults.push(...(await compare(server, memory)));
      }
      say(`round ${round}: ${total(memories, 'answers')} answers, ${faults.length} faults`);
    }
    return {
      rounds,
      answers: total(memories, 'answers'),
      results: total(memories, 'results'),
      unanswered,
      faults,
    };
  } finally {
    await server.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function total(memories: readonly Memory[], what: 'answers' | 'results'): number {
  return memories.reduce((sum, memory) => sum + memory[what].length, 0);
}

/** Opens a session of many questions, and returns what is to be answered in it. */
async function toAnswer(server: ServerProcess, memory: Memory, content: Content): Promise<Iterator<Fact>> {
  const opened = await memory.learner.ask(server.url, createPracticeSession, {
    body: { kind: 'mixed', id: randomUUID(), categoryIds: sixteen, scope: 'all', maxQuestions: 500 },
  });
  const session = createPracticeSession.response.parse(opened?.json);
  return session.questions
    .map(({ questionId, position }): Fact => {
      const options = content.question(questionId)?.options ?? [];
      return { sessionId: session.id, questionId, userAnswer: options[position % options.length] ?? '' };
    })
    .values();
}

/** Records what is left to answer until told to stop, some of it twice, with a result now and then. */
async function practise(
  server: ServerProcess,
  memory: Memory,
  facts: Iterator<Fact>,
  stop: { readonly now: boolean },
): Promise<void> {
  for (let done = 0; !stop.now; done += 1) {
    const { value: fact, done: isOver } = facts.next();
    if (isOver || (await record(server, memory, fact)) !== 200) return;
    if (done % 10 === 0) await record(server, memory, fact);
    if (done % 20 === 0) await saveResult(server, memory);
  }
}

async function record(server: ServerProcess, memory: Memory, fact: Fact): Promise<number | null> {
  const { sessionId, questionId, userAnswer } = fact;
  const reply = await memory.learner.ask(server.url, recordPracticeAnswer, {
    params: { sessionId },
    body: { answers: [{ questionId, userAnswer }] },
  });
  if (reply === null) memory.unsure.push(fact);
  if (reply?.status === 200) memory.answers.push(fact);
  return reply?.status ?? null;
}

async function saveResult(server: ServerProcess, memory: Memory): Promise<void> {
  const body = newResult();
  const reply = await memory.learner.ask(server.url, saveTestResult, { body });
  if (reply?.status === 200) memory.results.push(body.id);
}

/** What the server does not hold of what it acknowledged, and where its counters differ from its facts. */
async function compare(server: ServerProcess, memory: Memory): Promise<string[]> {
  const reply = await memory.learner.ask(server.url, exportMyData);
  if (reply?.status !== 200) return [`the export answered ${reply?.status ?? 'nothing'}`];
  const tables: LearnerRows = exportMyData.response.parse(reply.json).tables;
  const held = new Set(
    (tables.practice_session_questions ?? []).map(
      (row) => `${String(row.session_id)} ${String(row.question_id)} ${String(row.user_answer)}`,
    ),
  );
  const saved = new Set((tables.test_results ?? []).map((row) => row.id));
  return [
    ...memory.answers
      .filter((fact) => !held.has(`${fact.sessionId} ${fact.questionId} ${fact.userAnswer}`))
      .map((fact) => `lost: the answer to ${fact.questionId} in ${fact.sessionId}`),
    ...memory.results.filter((id) => !saved.has(id)).map((id) => `lost: the result ${id}`),
    ...counterFaults(tables),
  ];
}
