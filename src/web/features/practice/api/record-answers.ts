import { type RecordedAnswer, recordPracticeAnswer } from '#contract/practice.ts';
import type { KeptAnswer } from '#domain/answer-outbox.ts';
import { call } from '#web/lib/call.ts';

/** Sends answers of one session, all or none. The request outlives the page; a lost reply is asked for again later. */
export async function recordAnswers(sessionId: string, answers: readonly KeptAnswer[]): Promise<RecordedAnswer[]> {
  const body = { answers: answers.map(({ questionId, userAnswer }) => ({ questionId, userAnswer })) };
  const reply = await call(recordPracticeAnswer, { params: { sessionId }, body }, { keepalive: true });
  return reply.answers;
}
