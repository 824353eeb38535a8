import { queryOptions } from '@tanstack/react-query';
import { listCategories } from '#contract/categories.ts';
import { call } from '#web/lib/call.ts';

/** The sixteen categories with their question counts. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
});
