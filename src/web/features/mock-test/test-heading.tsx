import type { ReactNode, RefObject } from 'react';
import type { MockTestRun } from '#domain/mock-test-run.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { TimeLeft } from './time-left.tsx';

type TestHeadingProps = {
  readonly run: MockTestRun;
  readonly total: number;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onTimeUp: () => void;
  readonly children: ReactNode;
};

/** Where the learner is in the test, how much is answered, and the time left. */
export function TestHeading({ run, total, headingRef, onTimeUp, children }: TestHeadingProps) {
  return (
    <div className="-mt-3 -mb-2 flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-4 text-lg outline-none">
          {children}
        </h2>
        <TimeLeft deadline={run.deadline} onTimeUp={onTimeUp} />
      </div>
      <LaneProgress label="Questions answered" value={Object.keys(run.choices).length} max={total} />
    </div>
  );
}
