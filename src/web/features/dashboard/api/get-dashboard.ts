import { queryOptions } from '@tanstack/react-query';
import { getDashboard } from '#contract/profile.ts';
import type { RouteResponse } from '#contract/route.ts';
import { call } from '#web/lib/call.ts';

/** What the progress card and the area cards show. Answers and results move it, so that each visit looks again. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
  staleTime: 0,
});

export type Dashboard = RouteResponse<typeof getDashboard>;
