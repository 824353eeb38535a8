import { areaIds } from '#domain/areas.ts';
import { z } from 'zod';
import { fullName, learner } from './account.ts';
import { defineRoute } from './route.ts';

/** The learner's profile. `streakCount` is as of today in London; `lastTestDate` is epoch ms, null before the first result. */
export const profile = learner.extend({ streakCount: z.int(), lastTestDate: z.int().nullable() });

export const getProfile = defineRoute({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'learner',
  summary: 'The learner’s profile. A missing row means defaults.',
  response: profile,
});

export const updateProfile = defineRoute({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/api/profile',
  access: 'learner',
  summary: 'Changes the learner’s name.',
  body: z.strictObject({ fullName }),
  response: profile,
});

export const getDashboard = defineRoute({
  name: 'getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  access: 'learner',
  summary: 'What the dashboard’s progress card and area cards show.',
  response: z.object({
    streakCount: z.int(),
    lastTestDate: z.int().nullable(),
    overallPercent: z.int(),
    areas: z.array(z.object({ area: z.enum(areaIds), passed: z.int(), percent: z.int() })),
  }),
});

export const exportMyData = defineRoute({
  name: 'exportMyData',
  method: 'GET',
  path: '/api/profile/export',
  access: 'learner',
  summary: 'Everything held about the learner, as one JSON document to download. Passwords are not in it.',
  response: z.object({
    product: z.string(),
    exportedAt: z.string(),
    account: learner,
    /** Where they are signed in: since when and until when, ISO. */
    sessions: z.array(z.object({ since: z.string(), until: z.string() })),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export type Profile = z.infer<typeof profile>;
