import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { whenIdle } from '#web/lib/when-idle.ts';

const first = 6;
const step = 12;
/** Milliseconds a new list is left at what a large screen holds, since the next letter of a search replaces it. */
const pause = 600;
/** How far each list had come when it was left, so that Back finds the page as long as it was. */
const reached = new Map<string, number>();

/** How many items of a long list to show: a screenful at once, and the rest a part at a time when there is nothing else to do. */
export function useGrowingCount(list: readonly unknown[], name: string): number {
  const comesBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState(() => ({ list, count: (comesBack ? reached.get(name) : undefined) ?? first }));
  if (shown.list !== list) setShown({ list, count: first });

  const { count } = shown;
  useEffect(() => {
    reached.set(name, count);
    if (count >= list.length) return;
    let stopped = false;
    const grow = async () => {
      await whenIdle();
      if (!stopped) startTransition(() => setShown((before) => ({ ...before, count: before.count + step })));
    };
    const timer = setTimeout(() => void grow(), count === first + step ? pause : 0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [count, list, name]);
  return count;
}
