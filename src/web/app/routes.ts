import type { ComponentType } from 'react';

/** Who may see a screen: anyone, or learners. Where visitors are sent instead is `doorFor` in lib/leave-signed-out.ts. */
export type Access = 'public' | 'learner';

export type AppRoute = {
  readonly path: string;
  /** The document's title; '· Catseye' is added. A screen may refine it with `usePageTitle`. */
  readonly title: string;
  readonly access: Access;
  /** A module that exports the screen as `Component`. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
};

/** Every screen of the signed-in app, one line each. A screen's code arrives with its first visit, or before it when idle. */
export const routes: readonly AppRoute[] = [
  { path: '/', title: 'Dashboard', access: 'learner', load: () => import('#web/features/dashboard/dashboard.tsx') },
  {
    path: '/categories',
    title: 'Theory categories',
    access: 'learner',
    load: () => import('#web/features/practice/category/categories.tsx'),
  },
  {
    path: '/practice/:category',
    title: 'Practice',
    access: 'learner',
    load: () => import('#web/features/practice/category/practice.tsx'),
  },
  { path: '/test', title: 'Take a Test', access: 'learner', load: () => import('#web/features/results/test-page.tsx') },
  {
    path: '/results',
    title: 'Test Results',
    access: 'learner',
    load: () => import('#web/features/results/results-page.tsx'),
  },
  {
    path: '/results-history',
    title: 'Your Performance',
    access: 'learner',
    load: () => import('#web/features/results/history-page.tsx'),
  },
  {
    path: '/profile/achievements',
    title: 'My Achievements',
    access: 'learner',
    load: () => import('#web/features/achievements/achievements-page.tsx'),
  },
  { path: '*', title: 'Page not found', access: 'public', load: () => import('#web/features/not-found/not-found.tsx') },
];
