import { queryOptions } from '@tanstack/react-query';
import { listMarkings } from '#contract/signs.ts';
import { call } from '#web/lib/call.ts';

/** Every road marking, light and signal that has a drawing. */
export const markingsQuery = queryOptions({
  queryKey: ['signs', 'markings'],
  queryFn: ({ signal }) => call(listMarkings, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
