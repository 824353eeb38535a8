import { infiniteQueryOptions } from '@tanstack/react-query';
import { listTestResults } from '#contract/results.ts';
import { call } from './call.ts';

/** The learner's results, newest first, a page at a time; each page has the statistics over all of them. */
export const testResultsQuery = infiniteQueryOptions({
  queryKey: ['test-results'],
  queryFn: ({ pageParam, signal }) => {
    return call(listTestResults, { query: pageParam === null ? {} : { after: pageParam } }, { signal });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
