import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { LearnerOnly } from './learner-only.tsx';
import { type AppRoute, routes } from './routes.ts';
import { Screen } from './screen.tsx';
import { Shell } from './shell.tsx';

/** The app: every screen of the table in its shell. Navigations are transitions: a screen stays until the next one is there. */
export function App() {
  return (
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route element={<Shell />}>
            <Route element={<LearnerOnly />}>{routes.filter(({ access }) => access === 'learner').map(toRoute)}</Route>
            {routes.filter(({ access }) => access === 'public').map(toRoute)}
          </Route>
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}

function toRoute(route: AppRoute) {
  return <Route key={route.path} path={route.path} element={<Screen route={route} />} />;
}
