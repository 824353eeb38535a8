import { queryOptions } from '@tanstack/react-query';
import { pickQuestions } from '#contract/categories.ts';
import { call } from '#web/lib/call.ts';
import { preloadPictures } from '#web/lib/preload-pictures.ts';

/** Some questions of a session, in the order asked for. Content changes with a release only. */
export function pickedQuestionsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['questions', 'session', ids],
    queryFn: async ({ signal }) => {
      const picked = await call(pickQuestions, { query: { ids: ids.join(',') } }, { signal });
      preloadPictures(picked);
      return picked;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
