import { z } from 'zod';
import { categoryParams } from './categories.ts';
import { defineRoute } from './route.ts';

/** Category progress (spec section 3), from kept counters. `lastUpdated` is epoch ms, null before the first answer. */
export const categoryProgress = z.object({
  categoryId: z.int(),
  categoryName: z.string(),
  totalQuestions: z.int(),
  answeredQuestions: z.int(),
  correctAnswers: z.int(),
  progressPercentage: z.int(),
  lastUpdated: z.int().nullable(),
});

export const getUserProgress = defineRoute({
  name: 'getUserProgress',
  method: 'GET',
  path: '/api/progress/:category',
  access: 'learner',
  summary: 'How far the learner is in one category.',
  params: categoryParams,
  response: categoryProgress,
  errors: ['NOT_FOUND'],
});

export const listUserProgress = defineRoute({
  name: 'listUserProgress',
  method: 'GET',
  path: '/api/progress',
  access: 'learner',
  summary: 'How far the learner is in each of the sixteen categories.',
  response: z.array(categoryProgress),
});

export type CategoryProgress = z.infer<typeof categoryProgress>;
