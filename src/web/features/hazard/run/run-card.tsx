import { type RefObject, useState } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import type { HazardRun } from '#domain/hazard-run.ts';
import { londonDateTime } from '#domain/london-date.ts';
import { type ResultState, usePendingResults } from '#web/lib/pending-result.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Button } from '#web/ui/button.tsx';
import { GiveUpDialog } from '#web/ui/give-up-dialog.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { pendingHazardResult } from './pending-hazard-result.ts';
import { type HazardRunOnDevice, runPath } from './use-hazard-run.ts';

type RunCardProps = {
  readonly hazardRun: HazardRunOnDevice;
  readonly clips: readonly HazardClip[];
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
};

const names = { practice: 'practice run', mock: 'mock test' } as const;

/** The run under way, with the way back into it or out of it; or the last one, with its outcome. Nothing where there is none. */
export function RunCard({ hazardRun, clips, headingRef }: RunCardProps) {
  const { run, isWhole } = hazardRun;
  if (!run || !isWhole) return null;
  return run.finishedAt === null ? (
    <OpenRun hazardRun={hazardRun} run={run} headingRef={headingRef} />
  ) : (
    <LastRun run={run} clips={clips} headingRef={headingRef} />
  );
}

type Heading = { readonly headingRef: RefObject<HTMLHeadingElement | null> | undefined };

function OpenRun({
  hazardRun,
  run,
  headingRef,
}: Heading & { readonly hazardRun: HazardRunOnDevice; readonly run: HazardRun }) {
  const [asking, setAsking] = useState(false);
  const watched = Object.keys(run.presses).length;
  return (
    <Card>
      <h2 ref={headingRef} tabIndex={-1} className="mb-2 text-xl outline-none">
        Your {names[run.kind]} is under way
      </h2>
      <p className="mb-2">
        {watched} of {run.clipIds.length} clips are watched.
      </p>
      <LaneProgress label="Clips watched" value={watched} max={run.clipIds.length} />
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        <LinkButton to={runPath(run.kind, 'run')}>Resume</LinkButton>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Give up this {names[run.kind]}
        </Button>
      </div>
      <GiveUpDialog open={asking} what={names[run.kind]} onClose={() => setAsking(false)} onGiveUp={hazardRun.giveUp}>
        What you pressed is thrown away, and there will be no result. It cannot be brought back.
      </GiveUpDialog>
    </Card>
  );
}

function LastRun({
  run,
  clips,
  headingRef,
}: Heading & { readonly run: HazardRun; readonly clips: readonly HazardClip[] }) {
  const result = pendingHazardResult(run, clips);
  const isWaiting = usePendingResults().some(({ id }) => id === result.id);
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          Your last {names[run.kind]}
        </h2>
        <Badge kind={result.passed ? 'right' : 'wrong'}>{result.passed ? 'Passed' : 'Failed'}</Badge>
      </div>
      <p>
        {result.correctAnswers} of {result.correctAnswers + result.incorrectAnswers} points. Ended{' '}
        {londonDateTime(Date.parse(result.testDate))}.{isWaiting && ' Its result is not saved yet.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        {isWaiting && (
          <LinkButton to="/results" state={{ result } satisfies ResultState}>
            See your result
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={runPath(run.kind, 'clips')}>
          Look at your clips
        </LinkButton>
      </div>
    </Card>
  );
}
