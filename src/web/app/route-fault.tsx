import { failureMessage, isOffline } from '#web/lib/api-failure.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Header } from '#web/ui/header.tsx';
import { NightRoad } from '#web/ui/night-road.tsx';
import { isStaleChunk, useReloadOnStaleChunk } from './stale-chunk.ts';

/** What a screen that broke shows in its place (spec section 8), with a way home. */
export function RouteFault({ fault }: { readonly fault: unknown }) {
  useReloadOnStaleChunk(fault);
  return (
    <>
      <Header title={isOffline(fault) ? 'You are offline' : 'Unexpected Application Error!'} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-10 text-center"
      >
        <NightRoad />
        <p>{sentence(fault)}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>Try Again</Button>
          <a href="/" className={buttonClass('secondary', false)}>
            Return to Home
          </a>
        </div>
      </main>
    </>
  );
}

function sentence(fault: unknown): string {
  if (isStaleChunk(fault)) return 'This page could not be fetched. Check your connection and try again.';
  return failureMessage(fault, 'This page has stopped working. Nothing you saved is lost. Please try again.');
}
