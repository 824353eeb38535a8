import { queryOptions } from '@tanstack/react-query';
import { type AdviceArea, listAdvice } from '#contract/area-content.ts';
import { call } from '#web/lib/call.ts';

/** An area's advice, in cards. Content does not change while the page is open. */
export function adviceQuery(area: AdviceArea) {
  return queryOptions({
    queryKey: ['advice', area],
    queryFn: ({ signal }) => call(listAdvice, { params: { area } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
