import { queryOptions } from '@tanstack/react-query';
import { pickQuestions } from '#contract/categories.ts';
import { call } from '#web/lib/call.ts';

/** Some questions of a session, in the order asked for. Content changes with a release only. */
export function pickedQuestionsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['questions', 'session', ids],
    queryFn: ({ signal }) => call(pickQuestions, { query: { ids: ids.join(',') } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
