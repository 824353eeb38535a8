import { WifiOff } from 'lucide-react';
import { useOnline } from '#web/lib/use-online.ts';

/**
 * Says that the device is offline, over the page's lower edge, so that nothing moves. A screen with an action bar, whose buttons this
 * would hide, says it there.
 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-2 z-30 flex justify-center px-4 [:root[data-has-action-bar]_&]:hidden">
      {!online && (
        <span className="flex items-center gap-2 rounded-full border-2 border-paint bg-asphalt px-4 py-2 text-on-asphalt">
          <WifiOff aria-hidden="true" className="size-5" />
          You are offline. What is loaded still works.
        </span>
      )}
    </output>
  );
}
