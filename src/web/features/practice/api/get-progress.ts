import { queryOptions } from '@tanstack/react-query';
import { getUserProgress } from '#contract/progress.ts';
import { call } from '#web/lib/call.ts';

/** How far the learner is in one category. */
export function categoryProgressQuery(categoryId: number) {
  return queryOptions({
    queryKey: ['progress', categoryId],
    queryFn: ({ signal }) => call(getUserProgress, { params: { category: String(categoryId) } }, { signal }),
  });
}
