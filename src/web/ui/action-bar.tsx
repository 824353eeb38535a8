import { WifiOff } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useOnline } from '#web/lib/use-online.ts';

/**
 * The main action of a session, within the thumb's reach: it sticks to the bottom of the screen while its content scrolls, and
 * takes its own space at the end, so that it never covers anything. Put it last in the page, as a child of `PageShell`: it is then
 * at the foot of the screen however short the content is, so that it does not move when content comes. On a screen that is hardly
 * higher than the bar (a phone on its side, large zoom) it scrolls with the rest.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  // For the notice that one is offline, which gives way. A rule with `:root:has(…)` would look through the whole page for a bar
  // whenever anything is added to it: in the sign finder that was half of what a letter or a row of tiles took the styles.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-has-action-bar', true);
    return () => void document.documentElement.toggleAttribute('data-has-action-bar', false);
  }, []);
  return (
    <div
      data-action-bar=""
      className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-12 flex flex-wrap items-center gap-3 border-t-2 border-keyline bg-ground px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(height<26rem)]:static"
    >
      <OfflineLine />
      {children}
    </div>
  );
}

/** Not where the bar already says that something could not be saved for want of a connection. */
function OfflineLine() {
  const online = useOnline();
  return (
    <output className="basis-full text-sm empty:hidden [[data-action-bar]:has([role=alert])_&]:hidden">
      {!online && (
        <span className="flex items-center gap-2">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          No connection. What is loaded still works.
        </span>
      )}
    </output>
  );
}
