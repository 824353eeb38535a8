import { queryOptions } from '@tanstack/react-query';
import { listSignCategories } from '#contract/signs.ts';
import { call } from '#web/lib/call.ts';

/** The categories of signs with their counts. */
export const signCategoriesQuery = queryOptions({
  queryKey: ['signs', 'categories'],
  queryFn: ({ signal }) => call(listSignCategories, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
