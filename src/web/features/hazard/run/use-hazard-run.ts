import { useNavigate } from 'react-router';
import type { HazardClip } from '#contract/hazard.ts';
import { drawHazardRun, type HazardRunKind, startHazardRun, watchedClip } from '#domain/hazard-run.ts';
import { seededRandom } from '#domain/random.ts';
import { newId } from '#web/lib/new-id.ts';
import { keepPendingResult, type ResultState } from '#web/lib/pending-result.ts';
import { useLearner } from '#web/lib/session.ts';
import { keptHazardRun } from './kept-hazard-run.ts';
import { pendingHazardResult } from './pending-hazard-result.ts';

/** The screens of a run; the first one has no name in the address. */
export type RunView = 'start' | 'run' | 'clips';

export function runPath(kind: HazardRunKind, view: RunView): string {
  return view === 'start' ? `/hazard/${kind}` : `/hazard/${kind}?view=${view}`;
}

export type HazardRunOnDevice = ReturnType<typeof useHazardRun>;

/** The learner's run of a kind on this device, and what can be done with it. */
export function useHazardRun(kind: HazardRunKind, clips: readonly HazardClip[]) {
  const { id: learnerId } = useLearner();
  const navigate = useNavigate();
  const kept = keptHazardRun[kind];
  const run = kept.use(learnerId);
  const isWhole = run?.clipIds.every((one) => clips.some(({ id }) => id === one)) ?? false;

  return {
    kind,
    run,
    /** A release may have taken a clip away; what is left of such a run is no run. */
    isWhole,
    isUnderWay: isWhole && run?.finishedAt === null,
    /** Whether there are clips enough. */
    canStart: drawHazardRun(kind, clips, seededRandom('')) !== null,
    start: () => {
      const id = newId();
      const drawn = drawHazardRun(kind, clips, seededRandom(id));
      if (drawn === null) return;
      kept.keep(learnerId, startHazardRun(id, kind, drawn, Date.now()));
      void navigate(runPath(kind, 'run'));
    },
    /** A clip has ended; after the last one the result waits to be saved. */
    watched: (clipId: string, presses: readonly number[]) => {
      const now = kept.get(learnerId);
      if (now === null) return;
      const after = watchedClip(now, clipId, presses, Date.now());
      kept.keep(learnerId, after);
      if (after.finishedAt !== null) keepPendingResult(pendingHazardResult(after, clips));
    },
    seeResult: () => {
      const finished = kept.get(learnerId);
      if (finished === null) return;
      void navigate('/results', { state: { result: pendingHazardResult(finished, clips) } satisfies ResultState });
    },
    giveUp: () => kept.keep(learnerId, null),
  };
}
