import { queryOptions } from '@tanstack/react-query';
import { listHazardClips } from '#contract/hazard.ts';
import { call } from '#web/lib/call.ts';

/** The hazard clips of the edition. Content does not change while the page is open. */
export const clipsQuery = queryOptions({
  queryKey: ['hazard-clips'],
  queryFn: ({ signal }) => call(listHazardClips, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
