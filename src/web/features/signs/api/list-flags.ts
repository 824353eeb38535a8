import { queryOptions } from '@tanstack/react-query';
import { listFlags } from '#contract/flags.ts';
import { call } from '#web/lib/call.ts';

/** Everything the learner has flagged, newest first; practice keeps the same list in step. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: ({ signal }) => call(listFlags, {}, { signal }),
});
