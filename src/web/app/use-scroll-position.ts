import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const storageKey = 'catseye.scroll';
const positions: Record<string, number> = read();

/**
 * A new screen begins at its top, or at the place that its hash names; going back finds a screen where it was left. What
 * only changes the query of the page that is shown (a search as it is typed) moves nothing.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef<Location | null>(null);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) positions[placeOf(shown.current)] = scrollY;
    };
    const keep = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Without storage a reload begins at the top.
      }
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before?.key === location.key && before.pathname === location.pathname) return;
    if (before?.pathname === location.pathname && kind === 'REPLACE') return;
    const left = positions[placeOf(location)];
    if (kind === 'POP' && left !== undefined) scrollTo(0, left);
    else if (location.hash !== '')
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    else if (before) scrollTo(0, 0);
  }, [location, kind]);
}

/** The first entry of every document has the key 'default'; without its path, one page would open where another was left. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
