import { queryOptions } from '@tanstack/react-query';
import { listCategories } from '#contract/categories.ts';
import { call } from '#web/lib/call.ts';

/** The sixteen categories with how many questions each has. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: 10 * 60_000,
});
