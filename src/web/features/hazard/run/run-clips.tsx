import type { RefObject } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import { clipScores, type HazardRun, hazardRunResult } from '#domain/hazard-run.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ClipOutcome } from '../player/clip-outcome.tsx';
import { runPath } from './use-hazard-run.ts';

type RunClipsProps = {
  readonly run: HazardRun;
  readonly clips: readonly HazardClip[];
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Every clip of the finished run: when its hazard developed, and when the learner pressed. */
export function RunClips({ run, clips, headingRef }: RunClipsProps) {
  const { correctAnswers, incorrectAnswers } = hazardRunResult(run, clips);
  const maximum = correctAnswers + incorrectAnswers;
  return (
    <AreaPage back={<BackLink to={runPath(run.kind, 'start')}>Back</BackLink>}>
      <div className="flex flex-col gap-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
          Your clips
        </h2>
        <p>
          {correctAnswers} of {maximum} points.
        </p>
        <LaneProgress label="Points" value={correctAnswers} max={maximum} studs={false} />
      </div>
      <ol className="flex flex-col gap-8">
        {clipScores(run, clips).map(({ clip, presses }, index) => (
          <li key={clip.id} className="flex flex-col gap-3">
            <h3 className="text-xl">
              {index + 1}. {clip.title}
            </h3>
            <ClipOutcome clip={clip} presses={presses} />
            <div>
              <LinkButton to={`/hazard/practice?clip=${clip.id}`} variant="secondary">
                Watch this clip<span className="sr-only">: {clip.title}</span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ol>
    </AreaPage>
  );
}
