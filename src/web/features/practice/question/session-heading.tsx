import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { questionHeadingId } from './question-focus.ts';

type SessionHeadingProps = {
  /** 'Question 3 of 68', or '3/10' with `spoken` 'Question 3 of 10'. */
  readonly text: string;
  readonly spoken?: string;
  /** Without feedback there is no count of right answers. */
  readonly correct?: number;
  readonly answered: number;
  readonly total: number;
  /** At the right edge: the time left, or a guide. */
  readonly aside?: ReactNode;
};

/** Where the learner is in a session. The focus comes here with each new question. */
export function SessionHeading({ text, spoken, correct, answered, total, aside }: SessionHeadingProps) {
  return (
    <div className="-mt-3 -mb-2 flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={questionHeadingId} tabIndex={-1} aria-label={spoken} className="scroll-mt-4 text-lg outline-none">
          {text}
        </h2>
        <div className="flex items-center gap-3">
          {correct !== undefined && <Badge kind="right">{correct} correct</Badge>}
          {aside}
        </div>
      </div>
      <LaneProgress label="Questions answered" value={answered} max={total} />
    </div>
  );
}
