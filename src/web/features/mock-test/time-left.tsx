import { Timer, TimerOff } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { clockTime } from '#domain/clock-time.ts';
import { secondsLeft } from '#domain/kept-run.ts';
import { timeWarning } from '#domain/mock-test-run.ts';
import { announce } from '#web/ui/announce.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Short of a second, so that a displayed second is never skipped. */
const lookEvery = 250;

type TimeLeftProps = {
  /** Epoch ms; null without a timer. */
  readonly deadline: number | null;
  readonly onTimeUp: () => void;
};

/** The time that is left, in words and figures. It warns politely, and never takes the focus. */
export function TimeLeft({ deadline, onTimeUp }: TimeLeftProps) {
  if (deadline !== null) return <Clock deadline={deadline} onTimeUp={onTimeUp} />;
  return (
    <Badge>
      <TimerOff aria-hidden="true" className="size-4" />
      No timer
    </Badge>
  );
}

function Clock({ deadline, onTimeUp }: { readonly deadline: number; readonly onTimeUp: () => void }) {
  const left = useSecondsLeft(deadline, onTimeUp);
  return (
    <span role="timer" aria-label="Time left" className="tabular-nums">
      <Badge kind={left <= 120 ? 'wrong' : left <= 600 ? 'warn' : 'plain'}>
        <Timer aria-hidden="true" className="size-4" />
        {clockTime(left)} left
      </Badge>
    </span>
  );
}

/** Whole seconds until a deadline. They follow the clock, not the ticks: a device that slept is told the truth. */
function useSecondsLeft(deadline: number, onTimeUp: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, Date.now()));
  const timeUp = useEffectEvent(onTimeUp);
  const look = useEffectEvent(() => {
    const next = secondsLeft(deadline, Date.now());
    const minutes = timeWarning(left, next);
    if (minutes !== null) announce(`${minutes} minutes left.`);
    setLeft(next);
    if (next === 0) timeUp();
  });
  // Before the first paint, so that a test whose time ran out while the learner was away is not seen to be open.
  useLayoutEffect(() => {
    if (deadline <= Date.now()) timeUp();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}
