import { queryOptions } from '@tanstack/react-query';
import { type CategoryProgress, listUserProgress } from '#contract/progress.ts';
import { call } from '#web/lib/call.ts';

/** How far the learner is in each category, by category. An item that is not as it should be is left out (reading 25). */
export const progressQuery = queryOptions({
  queryKey: ['progress', 'all'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<number, CategoryProgress>> => {
    const list: readonly (CategoryProgress | null)[] = await call(listUserProgress, {}, { signal });
    return new Map(list.filter(isWhole).map((one) => [one.categoryId, one]));
  },
});

function isWhole(item: CategoryProgress | null): item is CategoryProgress {
  return (
    item !== null &&
    [item.categoryId, item.totalQuestions, item.answeredQuestions, item.correctAnswers].every(Number.isFinite)
  );
}
