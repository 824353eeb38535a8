import { queryOptions } from '@tanstack/react-query';
import { pickQuestions } from '#contract/categories.ts';
import { call } from '#web/lib/call.ts';

/** Questions by their ids. */
export function questionsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['questions', 'picked', ids],
    queryFn: ({ signal }) => call(pickQuestions, { query: { ids: ids.join(',') } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: ids.length > 0,
  });
}
