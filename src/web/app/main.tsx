import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { followAuthEvents } from '#web/lib/follow-auth-events.ts';
import { keepFonts } from '#web/lib/fonts.ts';
import { leaveSignedOut } from '#web/lib/leave-signed-out.ts';
import { followMotionChoice } from '#web/lib/motion.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionQuery, watchSession } from '#web/lib/session.ts';
import { followThemeChoice } from '#web/lib/theme.ts';
import { mountAnnouncer } from '#web/ui/announce.ts';
import { whenSettled } from '#web/lib/when-settled.ts';
import { showCarriedToasts } from '#web/ui/toast.ts';
import { App } from './app.tsx';
import { handOverEarlyUse, watchEarlyFocus } from './early-use.ts';
import { preloadOnIntent, preloadWhenIdle } from './preload-routes.ts';
import { resendAnswers } from './resend-answers.ts';
import { routeAt } from './route-at.ts';
import { loadScreen } from './screen.tsx';

followThemeChoice();
followMotionChoice();
followAuthEvents();
mountAnnouncer();
watchSession();

/** The page's own first paint stays until the first screen is there to take its place. */
function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with id "root".');
  watchEarlyFocus();
  // In slices, so that a finger is answered meanwhile; what is on the page goes when the screen is complete.
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <App />
        <HandOver />
      </QueryClientProvider>,
    ),
  );
  showCarriedToasts();
  preloadOnIntent();
  void preloadWhenIdle();
  void whenSettled()
    .then(keepFonts)
    .catch(() => undefined);
  // A chunk that cannot be fetched is fetched again with the first practice screen.
  resendAnswers().catch(() => undefined);
}

/** After the app, so that its screen is there. */
function HandOver() {
  useLayoutEffect(handOverEarlyUse, []);
  return null;
}

/**
 * Holds the first screen back until its code is there and, where it is a learner's, their session; a visitor is on the way out
 * then and sees nothing of it. What goes wrong is told by the screen's own fault page.
 */
async function whenReady(): Promise<void> {
  const route = routeAt(location.pathname);
  const session = route.access === 'learner' ? queryClient.ensureQueryData(sessionQuery) : null;
  await Promise.allSettled([loadScreen(route), session]);
  if (route.access === 'learner' && (await session?.catch(() => undefined)) === null) leaveSignedOut();
  else start();
}

void whenReady();
