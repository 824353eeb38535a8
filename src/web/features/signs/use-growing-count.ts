import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { idleTime } from '#web/lib/when-idle.ts';

const first = 6;
/** More than a large screen holds. */
export const screenful = 24;
/** What a slowed phone draws in the rest of a frame while it scrolls, and while nothing goes on; each step costs half a frame by itself. */
const step = { scrolling: 2, resting: 6 };
/** Longer than the rest of any frame, so that none is awaited; milliseconds. */
const atRest = 17;
/** How far each list had been read when it was left, so that Back finds the page as long as that. */
const reached = new Map<string, number>();

/**
 * How many items of a long list to show: a few at once, so that a letter typed in a search replaces few of them, and more whenever
 * there is nothing else to do.
 * @param ahead how many to lay out before the page is scrolled, when all follow; none while the list is not on the screen
 */
export function useGrowingCount(list: readonly unknown[], name: string, ahead = screenful): number {
  const comesBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState(() => ({ list, count: (comesBack ? reached.get(name) : undefined) ?? first }));
  if (shown.list !== list) setShown({ list, count: first });

  const { count } = shown;
  const latest = useRef({ count, ahead });
  useEffect(() => {
    latest.current = { count, ahead };
    if (ahead === 0 || count >= list.length) return;
    const left = new AbortController();
    const grow = async () => {
      const more = (await idleTime()) > atRest ? step.resting : step.scrolling;
      if (!left.signal.aborted) startTransition(() => setShown((now) => ({ ...now, count: now.count + more })));
    };
    if (count < ahead || window.scrollY > 0) void grow();
    else window.addEventListener('scroll', () => void grow(), { once: true, passive: true, signal: left.signal });
    return () => left.abort();
  }, [count, list, ahead]);

  useLayoutEffect(
    () => () => {
      if (latest.current.ahead > 0) reached.set(name, readOf(latest.current.count));
    },
    [name],
  );
  return count;
}

/** How many of the items shown the screen had come past, or a few more: the page begins with what is not of the list. */
function readOf(count: number): number {
  if (window.scrollY === 0) return first;
  const part = (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;
  return Math.min(count, Math.ceil(count * part) + first);
}
