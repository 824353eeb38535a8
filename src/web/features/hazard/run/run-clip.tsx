import type { RefObject } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import type { HazardRun } from '#domain/hazard-run.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { Button } from '#web/ui/button.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { ClipPlayer } from '../player/clip-player.tsx';
import { type HazardRunOnDevice, runPath } from './use-hazard-run.ts';

type RunClipProps = {
  readonly hazardRun: HazardRunOnDevice;
  readonly run: HazardRun;
  readonly clip: HazardClip;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onWatched: (presses: readonly number[]) => void;
  readonly onNext: () => void;
};

/** A clip of a run, and then the way to the next one. */
export function RunClip({ hazardRun, run, clip, headingRef, onWatched, onNext }: RunClipProps) {
  const { kind, clipIds, presses, finishedAt } = run;
  const watched = Object.keys(presses).length;
  const isLast = finishedAt !== null;
  return (
    <AreaPage
      back={<BackLink to={runPath(kind, 'start')}>Leave for now</BackLink>}
      actions={
        <ActionBar>
          <p className="min-h-12 content-center font-semibold">
            {watched} of {clipIds.length} clips watched
          </p>
          {presses[clip.id] !== undefined && (
            <Button className="ml-auto max-sm:grow" onClick={isLast ? hazardRun.seeResult : onNext}>
              {isLast ? 'See your result' : 'Next clip'}
            </Button>
          )}
        </ActionBar>
      }
    >
      <div className="-mt-3 flex flex-col gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="text-lg outline-none">
          {kind === 'mock' ? 'Mock test' : 'Practice run'}: clip {clipIds.indexOf(clip.id) + 1} of {clipIds.length}
        </h2>
        <LaneProgress label="Clips watched" value={watched} max={clipIds.length} />
      </div>
      {kind === 'practice' && <p className="text-lg">{clip.title}</p>}
      <ClipPlayer key={clip.id} clip={clip} isTest={kind === 'mock'} onEnd={onWatched} />
    </AreaPage>
  );
}
