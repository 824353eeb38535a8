import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Says that the device is offline, over the page's lower edge (above a session's action bar), so that nothing moves. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-2 z-30 flex justify-center px-4">
      {!online && (
        <span className="flex items-center gap-2 rounded-full border-2 border-paint bg-asphalt px-4 py-2 text-on-asphalt">
          <WifiOff aria-hidden="true" className="size-5" />
          You are offline. What is loaded still works.
        </span>
      )}
    </output>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
