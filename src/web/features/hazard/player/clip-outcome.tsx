import type { HazardClip } from '#contract/hazard.ts';
import { hazardPointsPerHazard } from '#domain/constants.ts';
import { type HazardWindow, scoreClip } from '#domain/hazard-scoring.ts';
import { clockTime } from '#domain/clock-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ClipTimeline } from './clip-timeline.tsx';

type ClipOutcomeProps = {
  readonly clip: HazardClip;
  readonly presses: readonly number[];
  /** Plays the seconds around a hazard once more; left out where there is no player. */
  readonly onShow?: (hazard: HazardWindow) => void;
};

/** How a clip went: when each hazard began to develop, when the learner pressed, and what that was worth. */
export function ClipOutcome({ clip, presses, onShow }: ClipOutcomeProps) {
  const { points, isPattern } = scoreClip(clip.hazards, presses);
  return (
    <div className="flex flex-col gap-4">
      <ClipTimeline clip={clip} presses={presses} />
      {isPattern && (
        <Notice kind="wrong" title="This looks like a pattern">
          <p>
            So many presses, or presses in a rhythm, score nothing for a clip in the real test, and here. Press when you
            see something develop.
          </p>
        </Notice>
      )}
      <ul className="flex flex-col gap-3">
        {clip.hazards.map((hazard, index) => {
          const worth = points[index] ?? 0;
          return (
            <li key={hazard.opens} className="rounded-control border border-keyline bg-surface p-4">
              <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                <strong className="min-w-0 grow basis-40">{hazard.what}</strong>
                <Badge kind={worth === 0 ? 'wrong' : worth < 3 ? 'warn' : 'right'}>
                  {worth} of {hazardPointsPerHazard} points
                </Badge>
              </p>
              <p className="mt-1">
                It began to develop at {clockTime(Math.floor(hazard.opens))}. {sentence(hazard, presses, isPattern)}
              </p>
              {onShow && (
                <button
                  type="button"
                  className="mt-2 min-h-12 rounded-control font-semibold underline underline-offset-4"
                  onClick={() => onShow(hazard)}
                >
                  Show it again<span className="sr-only">: {hazard.what}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the learner did about a hazard. */
function sentence({ opens, closes }: HazardWindow, presses: readonly number[], isPattern: boolean): string {
  if (isPattern) return 'Without the pattern your presses would have been looked at.';
  const inside = presses.filter((at) => at >= opens && at < closes);
  if (inside.length > 0) {
    const after = Math.min(...inside) - opens;
    return `You pressed ${after < 0.1 ? 'at once' : `${after.toFixed(1)} seconds later`}.`;
  }
  if (presses.some((at) => at < opens && at >= opens - 3))
    return 'You pressed just before, when nothing had changed yet.';
  if (presses.some((at) => at >= closes && at < closes + 5)) return 'You pressed, but too late to count.';
  return 'You did not press for it.';
}
