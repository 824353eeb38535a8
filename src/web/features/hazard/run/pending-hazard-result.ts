import { type HazardRun, hazardRunResult, type RunClip } from '#domain/hazard-run.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';

/** A finished run as a result to save. Its id is the result's, so that one run is one result. */
export function pendingHazardResult(run: HazardRun, clips: readonly RunClip[]): PendingResult {
  return {
    ...hazardRunResult(run, clips),
    id: run.id,
    testDate: new Date(run.finishedAt ?? run.startedAt).toISOString(),
    category: 'hazard',
  };
}
