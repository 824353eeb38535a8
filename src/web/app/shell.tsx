import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { OfflineNotice } from './offline-notice.tsx';
import { useRouteChange } from './use-route-change.ts';

/** What is around every screen: the skip link, scroll restoration, the word about being offline. */
export function Shell() {
  useRouteChange();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-surface px-4 py-2 font-bold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Outlet />
      <OfflineNotice />
      <ScrollRestoration getKey={positionKey} />
    </>
  );
}

/** The first entry of every document has the key 'default'; without its path, one page would open where another was left. */
function positionKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
