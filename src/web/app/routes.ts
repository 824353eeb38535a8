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
  {
    path: '/profile/settings',
    title: 'Profile Settings',
    access: 'learner',
    load: () => import('#web/features/profile/settings-page.tsx'),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    access: 'public',
    load: () => import('#web/features/profile/privacy-page.tsx'),
  },
  { path: '/theory', title: 'Theory Test', access: 'learner', load: () => import('#web/features/areas/landing.tsx') },
  {
    path: '/theory/practice',
    title: 'Practice Revision Questions',
    access: 'learner',
    load: () => import('#web/features/practice/wizard/practice-wizard.tsx'),
  },
  {
    path: '/theory/mock',
    title: 'Mock Test',
    access: 'learner',
    load: () => import('#web/features/mock-test/mock-test.tsx'),
  },
  {
    path: '/theory/flagged',
    title: 'Flagged Questions',
    access: 'learner',
    load: () => import('#web/features/theory/flagged.tsx'),
  },
  {
    path: '/theory/progress',
    title: 'Theory Progress Monitor',
    access: 'learner',
    load: () => import('#web/features/progress/theory-progress.tsx'),
  },
  {
    path: '/theory/advice',
    title: 'Advice & Information',
    access: 'learner',
    load: () => import('#web/features/areas/advice.tsx'),
  },
  {
    path: '/hazard',
    title: 'Hazard Perception',
    access: 'learner',
    load: () => import('#web/features/areas/landing.tsx'),
  },
  {
    path: '/hazard/intro',
    title: 'Introduction Video',
    access: 'learner',
    load: () => import('#web/features/hazard/intro/intro.tsx'),
  },
  {
    path: '/hazard/practice',
    title: 'Practice Video Clips',
    access: 'learner',
    load: () => import('#web/features/hazard/practice.tsx'),
  },
  {
    path: '/hazard/mock',
    title: 'Hazard Perception Mock Test',
    access: 'learner',
    load: () => import('#web/features/hazard/mock.tsx'),
  },
  {
    path: '/hazard/flagged',
    title: 'Flagged clips',
    access: 'learner',
    load: () => import('#web/features/areas/under-development.tsx'),
  },
  {
    path: '/hazard/progress',
    title: 'Hazard Progress Monitor',
    access: 'learner',
    load: () => import('#web/features/progress/hazard-progress.tsx'),
  },
  {
    path: '/hazard/advice',
    title: 'Hazard Perception Advice',
    access: 'learner',
    load: () => import('#web/features/areas/advice.tsx'),
  },
  { path: '/highway', title: 'Highway Code', access: 'learner', load: () => import('#web/features/areas/landing.tsx') },
  {
    path: '/highway/start',
    title: 'Getting Started with the Highway Code',
    access: 'learner',
    load: () => import('#web/features/highway-code/start.tsx'),
  },
  {
    path: '/highway/learn',
    title: 'Learn the Code',
    access: 'learner',
    load: () => import('#web/features/highway-code/learn/learn.tsx'),
  },
  {
    path: '/highway/index',
    title: 'Index of the Highway Code',
    access: 'learner',
    load: () => import('#web/features/highway-code/index/index-page.tsx'),
  },
  {
    path: '/highway/bookmarks',
    title: 'Bookmarks',
    access: 'learner',
    load: () => import('#web/features/highway-code/bookmarks/bookmarks.tsx'),
  },
  {
    path: '/highway/quiz',
    title: 'Quick Quiz',
    access: 'learner',
    load: () => import('#web/features/highway-code/quiz/quiz.tsx'),
  },
  {
    path: '/highway/progress',
    title: 'Highway Code Progress Monitor',
    access: 'learner',
    load: () => import('#web/features/progress/highway-progress.tsx'),
  },
  { path: '/signs', title: 'Road Signs', access: 'learner', load: () => import('#web/features/areas/landing.tsx') },
  {
    path: '/signs/start',
    title: 'Getting Started with Road Signs',
    access: 'learner',
    load: () => import('#web/features/areas/signs-start/signs-start.tsx'),
  },
  {
    path: '/signs/categories',
    title: 'Sign Categories',
    access: 'learner',
    load: () => import('#web/features/signs/categories/categories.tsx'),
  },
  {
    path: '/signs/categories/:categoryId',
    title: 'Sign Categories',
    access: 'learner',
    load: () => import('#web/features/signs/categories/category.tsx'),
  },
  {
    path: '/signs/find',
    title: 'Sign Finder',
    access: 'learner',
    load: () => import('#web/features/signs/find/find.tsx'),
  },
  {
    path: '/signs/find/:signId',
    title: 'Road sign',
    access: 'learner',
    load: () => import('#web/features/signs/sign/sign.tsx'),
  },
  {
    path: '/signs/flagged',
    title: 'Flagged Signs',
    access: 'learner',
    load: () => import('#web/features/signs/flagged/flagged.tsx'),
  },
  {
    path: '/signs/quiz',
    title: 'Signs Quiz',
    access: 'learner',
    load: () => import('#web/features/signs/quiz/quiz.tsx'),
  },
  {
    path: '/signs/print',
    title: 'All signs to print',
    access: 'learner',
    load: () => import('#web/features/signs/print/print.tsx'),
  },
  { path: '*', title: 'Page not found', access: 'public', load: () => import('#web/features/not-found/not-found.tsx') },
];
