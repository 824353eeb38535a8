import { queryOptions } from '@tanstack/react-query';
import { getHazardScenario } from '#contract/hazard.ts';
import { call } from '#web/lib/call.ts';

/** What moves in a clip. Content does not change while the page is open. */
export function scenarioQuery(clipId: string) {
  return queryOptions({
    queryKey: ['hazard-scenario', clipId],
    queryFn: ({ signal }) => call(getHazardScenario, { params: { clipId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
