import { queryOptions } from '@tanstack/react-query';
import { getCurrentPracticeSession } from '#contract/practice.ts';
import { call } from '#web/lib/call.ts';

/** The open session of chosen categories, for 'Resume'; null where there is none. */
export const currentMixedSessionQuery = queryOptions({
  queryKey: ['practice-session', 'current', 'mixed'],
  queryFn: ({ signal }) => call(getCurrentPracticeSession, { query: { kind: 'mixed' } }, { signal }),
  staleTime: 0,
});
