import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { followAuthEvents } from '#web/lib/follow-auth-events.ts';
import { followMotionChoice } from '#web/lib/motion.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { watchSession } from '#web/lib/session.ts';
import { followThemeChoice } from '#web/lib/theme.ts';
import { mountAnnouncer } from '#web/ui/announce.ts';
import { showCarriedToasts } from '#web/ui/toast.ts';
import { preloadOnIntent, preloadWhenIdle } from './preload-routes.ts';
import { resendAnswers } from './resend-answers.ts';
import { router } from './router.tsx';

followThemeChoice();
followMotionChoice();
followAuthEvents();
mountAnnouncer();
watchSession();

/** The page's own skeleton stays until the first screen is there to take its place. */
function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with id "root".');
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  showCarriedToasts();
  preloadOnIntent();
  void preloadWhenIdle();
  // A chunk that cannot be fetched is fetched again with the first practice screen.
  resendAnswers().catch(() => undefined);
}

if (router.state.initialized) start();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    start();
  });
}
