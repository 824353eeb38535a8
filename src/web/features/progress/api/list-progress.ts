import { queryOptions } from '@tanstack/react-query';
import { listUserProgress } from '#contract/progress.ts';
import { call } from '#web/lib/call.ts';

/** How far the learner is in each category. Answers move it, so that each visit looks again. */
export const progressQuery = queryOptions({
  queryKey: ['progress', 'monitor'],
  queryFn: ({ signal }) => call(listUserProgress, {}, { signal }),
  staleTime: 0,
});
