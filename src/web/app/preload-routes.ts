import { whenIdle } from '#web/lib/when-idle.ts';
import { whenSettled } from '#web/lib/when-settled.ts';
import { routeAt } from './route-at.ts';
import { type AppRoute, routes } from './routes.ts';
import { forgetFailedScreens, loadScreen } from './screen.tsx';

/** Fetches a route's code as soon as a link to it is near the pointer, the finger or the focus. */
export function preloadOnIntent(): void {
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, preloadTarget, { passive: true });
  }
}

/**
 * Fetches all routes' code, one after the other, when there is nothing else to do and data is not dear. Not before the first screen
 * is complete: that would share the connection with its data and its pictures.
 */
export async function preloadWhenIdle(): Promise<void> {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  await whenSettled();
  for (const route of routes) {
    await whenIdle();
    await preload(route);
  }
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  void preload(routeAt(link.pathname));
}

/** A fetch that fails here is tried again when the route is opened. */
function preload(route: AppRoute): Promise<unknown> {
  return loadScreen(route).catch(forgetFailedScreens);
}
