import { queryOptions } from '@tanstack/react-query';
import { listSigns } from '#contract/signs.ts';
import { call } from '#web/lib/call.ts';

/** Every sign of the edition, by category. Content does not change while the page is open. */
export const signsQuery = queryOptions({
  queryKey: ['signs'],
  queryFn: ({ signal }) => call(listSigns, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
