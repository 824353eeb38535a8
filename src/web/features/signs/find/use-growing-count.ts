import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { whenIdle } from '#web/lib/when-idle.ts';

const step = 24;
/** How many were there when the list was left, so that Back finds the page as long as it was. */
let lastCount = step;

/** How many items of a long list to show: a screenful at once, and the rest a part at a time when there is nothing else to do. */
export function useGrowingCount(list: readonly unknown[]): number {
  const comesBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState(() => ({ list, count: comesBack ? lastCount : step }));
  if (shown.list !== list) setShown({ list, count: step });

  const { count } = shown;
  useEffect(() => {
    lastCount = count;
    if (count >= list.length) return;
    let stopped = false;
    void whenIdle().then(() => {
      if (!stopped) startTransition(() => setShown((before) => ({ ...before, count: before.count + step })));
    });
    return () => {
      stopped = true;
    };
  }, [count, list]);
  return count;
}
