import { useEffect } from 'react';

const key = 'catseye.reloaded';
/** A second reload within this time would be a loop, not a release. */
const once = 60_000;

/** True for a failed dynamic import, as the browsers word it. */
export function isStaleChunk(fault: unknown): boolean {
  return (
    fault instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(fault.message)
  );
}

/**
 * After a release an open page asks for files that are gone; when a screen cannot be opened for that, the page reloads, once, and has
 * the new ones. Only then: a preload that fails in the background must not take a test away.
 */
export function useReloadOnStaleChunk(fault: unknown): void {
  useEffect(() => {
    if (isStaleChunk(fault) && navigator.onLine && mayReload()) location.reload();
  }, [fault]);
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < once) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
