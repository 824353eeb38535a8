import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getSession } from '#contract/account.ts';
import { call } from '#web/lib/call.ts';
import { followAuthEvents } from '#web/lib/follow-auth-events.ts';
import { followMotionChoice } from '#web/lib/motion.ts';
import { rememberSession } from '#web/lib/remembered-session.ts';
import { followThemeChoice } from '#web/lib/theme.ts';
import { mountAnnouncer } from '#web/ui/announce.ts';
import { showCarriedToasts } from '#web/ui/toast.ts';
import { preloadApp } from './preload-app.ts';

/** Takes over a prerendered auth page. It loads React and the page's own code: no router, no query cache, no Zod. */
export function startAuthPage(page: ReactElement): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with id "root".');
  if (root.firstElementChild) hydrateRoot(root, page);
  else startUnprepared(root, page);
  followThemeChoice();
  followMotionChoice();
  followAuthEvents();
  mountAnnouncer();
  showCarriedToasts();
  void preloadApp();
  void leaveWhenSignedIn();
  // Come back to by the Back button, a page that was left on its way in would still say 'Signing in...'.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** The development server neither prerenders nor inlines. */
function startUnprepared(root: Element, page: ReactElement): void {
  if (import.meta.env.DEV) void import('#web/features/account/auth.css');
  createRoot(root).render(page);
}

/**
 * A signed-in visitor has no business here (spec section 2), unless a link in a letter brought them. Where it cannot be found out
 * whether there is a session, the form stays.
 */
async function leaveWhenSignedIn(): Promise<void> {
  if (location.hash !== '') return;
  try {
    const session = await call(getSession);
    if (!session) return;
    rememberSession(session);
    location.replace('/');
  } catch {
    // Offline, or the server is restarting: signing in will say so.
  }
}
