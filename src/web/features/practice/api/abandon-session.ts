import { abandonPracticeSession } from '#contract/practice.ts';
import { call } from '#web/lib/call.ts';

/** Resets: the session is given up; its answers stay in the learner's progress. */
export async function abandonSession(sessionId: string): Promise<void> {
  await call(abandonPracticeSession, { params: { sessionId }, body: {} });
}
