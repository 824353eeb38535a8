import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft } from '#domain/kept-run.ts';

/** Short of a second, so that a displayed second is never skipped. */
const lookEvery = 250;

type Watch = {
  /** Epoch ms. */
  readonly deadline: number;
  /** Each new second, once. */
  readonly onSecond: (left: number) => void;
  readonly onTimeUp: () => void;
};

/** The whole seconds until a deadline. They follow the clock, not the ticks: a device that slept is told the truth. */
export function useSecondsLeft({ deadline, onSecond, onTimeUp }: Watch): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, Date.now()));
  const look = useEffectEvent(() => {
    const next = secondsLeft(deadline, Date.now());
    if (next === left) return;
    setLeft(next);
    if (next === 0) onTimeUp();
    else onSecond(next);
  });
  useEffect(() => {
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return left;
}
