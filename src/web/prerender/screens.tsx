import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { type AccountSession, getSession } from '#contract/account.ts';
import { categories } from '#domain/categories.ts';
import { markingGalleries } from '#domain/marking-galleries.ts';
import { signCategories } from '#domain/sign-categories.ts';
import { documentTitle } from '#web/app/page-title.ts';
import { type AppRoute, routes } from '#web/app/routes.ts';
import { Shell } from '#web/app/shell.tsx';
import { sessionQueryKey } from '#web/lib/query-client.ts';
import { clipsWithPoster } from '#web/features/hazard/clip-poster.tsx';
import { requestsOf } from './requests-of.ts';

/** A screen as it looks while its data is on the way. */
export type PrerenderedScreen = {
  /** The path that it is for, with its parameters where any value will do, and with the query that makes it another screen. */
  readonly path: string;
  /** The route's path in src/web/app/routes.ts. */
  readonly route: string;
  /** The document's title. */
  readonly title: string;
  readonly markup: string;
  /** The GET requests that it begins with, the session first. */
  readonly requests: readonly string[];
};

/** Parameters whose every value is a screen with words of its own. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  category: categories.map(({ id }) => String(id)),
  categoryId: [...signCategories, ...markingGalleries].map(({ id }) => id),
};

/** Queries that make another screen of a path. One without a value has any. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/': ['past-results='],
  '/theory/practice': ['session=challenge', 'session=mixed&id='],
  '/hazard/practice': clipsWithPoster.map((id) => `clip=${id}`),
};

/** Nobody, with a name of no width: the header has the place of its initial, and the greeting that of the name. */
const nobody: AccountSession = {
  learner: { id: '', fullName: '\u2060', email: '', emailVerified: true, createdAt: 0 },
  expiresAt: 0,
};

/** Every screen of the app's table, rendered by React without data and without a learner. */
export async function prerenderScreens(): Promise<PrerenderedScreen[]> {
  const screens: PrerenderedScreen[] = [];
  for (const route of routes) {
    for (const path of pathsOf(route.path)) screens.push(await prerenderScreen(route, path));
  }
  return screens;
}

function pathsOf(pattern: string): string[] {
  const values = parameters[/:(\w+)/.exec(pattern)?.[1] ?? ''];
  if (values) return values.map((value) => pattern.replace(/:\w+/, value));
  return [pattern, ...(queries[pattern] ?? []).map((query) => `${pattern}?${query}`)];
}

async function prerenderScreen(route: AppRoute, path: string): Promise<PrerenderedScreen> {
  const client = new QueryClient();
  client.setQueryData(sessionQueryKey, route.access === 'learner' ? nobody : null);
  const { Component } = await route.load();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location={path === '*' ? '/*' : path.replace(/=(?=&|$)/g, '=any')}>
        <Routes>
          <Route element={<Shell />}>
            <Route path={route.path} element={<Component />} />
          </Route>
        </Routes>
      </StaticRouter>
    </QueryClientProvider>,
  );
  const requests = [getSession.path, ...(await requestsOf(client))];
  return { path, route: route.path, title: documentTitle(route.title), markup, requests };
}
