import { queryOptions } from '@tanstack/react-query';
import { listHighwayCodeSections } from '#contract/area-content.ts';
import { call } from '#web/lib/call.ts';

/** The Highway Code by section. Content does not change while the page is open. */
export const sectionsQuery = queryOptions({
  queryKey: ['highway-code', 'sections'],
  queryFn: ({ signal }) => call(listHighwayCodeSections, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
