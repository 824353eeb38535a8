import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { documentTitle } from './page-title.ts';
import { routeAt } from './route-at.ts';
import { forgetFailedScreens } from './screen.tsx';

/** After a route change: the document's title, and the focus on the new page's h1, from where reading goes on. */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const { title } = routeAt(pathname);
  const shown = useRef(pathname);

  // A layout effect, so that the title of the route is there before a screen's own `usePageTitle` refines it.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title, pathname]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    forgetFailedScreens();
    if (hash === '') document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
