import { queryOptions } from '@tanstack/react-query';
import { createPracticeSession } from '#contract/practice.ts';
import { call } from '#web/lib/call.ts';
import { deliver } from '../question/answer-outbox.ts';

/**
 * Opens a category's session, or goes on with the open one. `id` is made by the client, once an opening: a request that is tried again
 * opens the same session. What an earlier visit has left unsent goes first, for it may end the session that is open.
 */
export function categorySessionQuery(categoryId: number, id: string) {
  return queryOptions({
    queryKey: ['practice-session', 'category', categoryId, id],
    queryFn: async ({ signal }) => {
      await deliver();
      return call(createPracticeSession, { body: { kind: 'category', id, categoryId } }, { signal });
    },
    // The screen keeps it in step; another device's session is not to slip in under the learner's hands.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
