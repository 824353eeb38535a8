import { queryOptions } from '@tanstack/react-query';
import { getPracticeSession, type PracticeSession } from '#contract/practice.ts';
import { call } from '#web/lib/call.ts';
import { deliver } from '../question/answer-outbox.ts';

/** A session as the server has it now. */
export function fetchSession(sessionId: string, signal?: AbortSignal): Promise<PracticeSession> {
  return call(getPracticeSession, { params: { sessionId } }, signal ? { signal } : {});
}

/** A session that is gone through by its id. The screen keeps it in step, so it is asked for once a visit. */
export function practiceSessionQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['practice-session', sessionId],
    queryFn: async ({ signal }) => {
      await deliver();
      return fetchSession(sessionId, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
