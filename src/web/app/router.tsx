import { createBrowserRouter, type RouteObject } from 'react-router';
import { leaveSignedOut } from '#web/lib/leave-signed-out.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { LearnerOnly } from './learner-only.tsx';
import { RouteFault } from './route-fault.tsx';
import { type AppRoute, routes } from './routes.ts';
import { Shell } from './shell.tsx';

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: RouteFault,
    children: [
      {
        Component: LearnerOnly,
        loader: requireSession,
        // The session is watched once the app runs (lib/session.ts); this is for the first screen only.
        shouldRevalidate: () => false,
        children: routes.filter(({ access }) => access !== 'public').map(toRouteObject),
      },
      ...routes.filter(({ access }) => access === 'public').map(toRouteObject),
    ],
  },
]);

function toRouteObject({ path, title, load }: AppRoute): RouteObject {
  return { path, handle: { title }, lazy: () => load().catch(brokenScreen), ErrorBoundary: RouteFault };
}

/**
 * In place of a screen whose code did not come: throws why, to the route's error boundary. (A rejected `lazy` leaves the page empty:
 * the router takes a route that still has its `lazy` for one that is loading. Seen in react-router 8.5.1.)
 */
function brokenScreen(fault: unknown) {
  return {
    Component: () => {
      throw fault;
    },
  };
}

/** Holds the first screen back until a session is known; a visitor is on the way out meanwhile, and sees nothing of it. */
async function requireSession(): Promise<null> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session) return null;
  leaveSignedOut();
  return new Promise(() => undefined);
}
