import { completePracticeSession } from '#contract/practice.ts';
import { call } from '#web/lib/call.ts';

/** Ends a session. The outbox calls it once the session's answers have arrived. */
export async function completeSession(sessionId: string): Promise<void> {
  await call(completePracticeSession, { params: { sessionId }, body: {} }, { keepalive: true });
}
