import { queryOptions } from '@tanstack/react-query';
import { createPracticeSession, getCurrentPracticeSession, type PracticeSession } from '#contract/practice.ts';
import { categories } from '#domain/categories.ts';
import { challengeQuestions } from '#domain/constants.ts';
import { call } from '#web/lib/call.ts';
import { deliver } from '../question/answer-outbox.ts';
import { practiceSessionQuery } from './get-session.ts';

/** Goes on with the open challenge or draws a new one. `id` is made once an opening, so that a second try opens the same one. */
export function openChallengeQuery(id: string) {
  return queryOptions({
    queryKey: ['practice-session', 'challenge', id],
    queryFn: async ({ signal, client }) => {
      // What an earlier visit has left unsent may end the challenge that is open.
      await deliver();
      const session = await openOrDraw(id, signal);
      client.setQueryData(practiceSessionQuery(session.id).queryKey, session);
      return session;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

async function openOrDraw(id: string, signal: AbortSignal): Promise<PracticeSession> {
  const open = await call(getCurrentPracticeSession, { query: { kind: 'challenge' } }, { signal });
  // One whose answers have all arrived is over, although another device has not said so yet.
  if (open?.questions.some(({ userAnswer }) => userAnswer === null)) return open;
  const categoryIds = categories.map((category) => category.id);
  return call(
    createPracticeSession,
    { body: { kind: 'challenge', id, categoryIds, scope: 'all', maxQuestions: challengeQuestions } },
    { signal },
  );
}
