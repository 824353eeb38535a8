import { useEffect } from 'react';
import { secondsPerQuestion } from '#domain/constants.ts';
import { startTime } from '#domain/kept-run.ts';
import { announce } from '#web/ui/announce.ts';
import { classes } from '#web/ui/classes.ts';
import { changeRun } from './kept-runs.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** When a screen reader is told, politely. */
const warnings: readonly number[] = [30, 10];
const urgent = 10;
const radius = 19;
const round = 2 * Math.PI * radius;

type CountdownProps = {
  readonly sessionId: string;
  readonly questionId: string;
  /** Undefined until the question is shown for the first time. */
  readonly deadline: number | undefined;
  readonly onTimeUp: () => void;
};

/** The time for a question (reading 17). It starts when the question is first on the screen, and survives a reload. */
export function Countdown({ sessionId, questionId, deadline, onTimeUp }: CountdownProps) {
  useEffect(() => {
    changeRun(sessionId, (run) => startTime(run, questionId, secondsPerQuestion, Date.now()));
  }, [sessionId, questionId]);
  return deadline === undefined ? <CountdownPlace /> : <Ring deadline={deadline} onTimeUp={onTimeUp} />;
}

/** Keeps the ring's place while there is none, so that nothing moves. */
export function CountdownPlace() {
  return <span className="size-12" />;
}

function Ring({ deadline, onTimeUp }: { readonly deadline: number; readonly onTimeUp: () => void }) {
  const left = useSecondsLeft({ deadline, onSecond: warn, onTimeUp });
  const isUrgent = left <= urgent;
  return (
    <span
      role="timer"
      aria-label="Time left for this question"
      className="relative flex size-12 items-center justify-center"
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="24" cy="24" r={radius} fill="none" strokeWidth="5" className="stroke-keyline" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          strokeWidth="5"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - left / secondsPerQuestion)}
          className={isUrgent ? 'stroke-wrong' : 'stroke-accent-ink'}
        />
      </svg>
      <span className={classes('relative font-sign text-sm font-extrabold', isUrgent && 'text-wrong')}>
        {left}
        <span className="sr-only"> seconds</span>
      </span>
    </span>
  );
}

function warn(left: number) {
  if (warnings.includes(left)) announce(`${left} seconds left for this question.`);
}
