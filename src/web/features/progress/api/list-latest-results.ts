import { queryOptions } from '@tanstack/react-query';
import { listTestResults } from '#contract/results.ts';
import { call } from '#web/lib/call.ts';

/** The most that the server answers with at once. */
export const mostResults = 100;

/** The latest results of all areas, newest first. The key lies under the one that saving a result invalidates. */
export const latestResultsQuery = queryOptions({
  queryKey: ['test-results', 'latest'],
  queryFn: ({ signal }) => call(listTestResults, { query: { limit: mostResults } }, { signal }),
});
