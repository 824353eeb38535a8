import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { documentTitle } from './page-title.ts';

/** After a route change: the document's title, and the focus on the new page's h1, from where reading goes on. */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const title = useMatches().map(titleOf).findLast(Boolean);
  const shown = useRef(pathname);

  // A layout effect, so that the title of the route is there before a screen's own `usePageTitle` refines it.
  useLayoutEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title, pathname]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

function titleOf({ handle }: { readonly handle: unknown }): string | undefined {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined;
}
