import { getPracticeSession, type PracticeSession } from '#contract/practice.ts';
import { call } from '#web/lib/call.ts';

/** A session as the server has it now. */
export function fetchSession(sessionId: string): Promise<PracticeSession> {
  return call(getPracticeSession, { params: { sessionId } });
}
