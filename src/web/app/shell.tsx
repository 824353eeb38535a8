import { Outlet, useLocation } from 'react-router';
import { FaultBoundary } from './fault-boundary.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useRouteChange } from './use-route-change.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** What is around every screen: the skip link, the fault page, the word about being offline. */
export function Shell() {
  const { pathname } = useLocation();
  useRouteChange();
  useScrollPosition();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 font-bold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <FaultBoundary key={pathname}>
        <Outlet />
      </FaultBoundary>
      <OfflineNotice />
    </>
  );
}
