import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { whenIdle } from '#web/lib/when-idle.ts';

const first = 6;
const step = 6;
/** More than a large screen holds. */
const screenful = 24;
/** How far each list had come when it was left, so that Back finds the page as long as it was. */
const reached = new Map<string, number>();

/**
 * How many items of a long list to show: a few at once, up to a screenful when there is nothing else to do, and the rest in the same
 * way once the page is scrolled. So a letter typed in a search replaces few of them.
 */
export function useGrowingCount(list: readonly unknown[], name: string): number {
  const comesBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState(() => ({ list, count: (comesBack ? reached.get(name) : undefined) ?? first }));
  if (shown.list !== list) setShown({ list, count: first });

  const { count } = shown;
  useEffect(() => {
    reached.set(name, count);
    if (count >= list.length) return;
    const left = new AbortController();
    const grow = async () => {
      await whenIdle();
      if (!left.signal.aborted) startTransition(() => setShown((now) => ({ ...now, count: now.count + step })));
    };
    if (count < screenful || window.scrollY > 0) void grow();
    else window.addEventListener('scroll', () => void grow(), { once: true, passive: true, signal: left.signal });
    return () => left.abort();
  }, [count, list, name]);
  return count;
}
