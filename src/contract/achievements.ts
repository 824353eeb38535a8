import { plateColour } from '#domain/achievements.ts';
import { z } from 'zod';
import { defineRoute } from './route.ts';

/** An achievement as a learner stands with it. `earnedAt` is epoch ms, null while locked. */
export const achievementState = z.object({
  id: z.string(),
  set: z.enum(['dashboard', 'page']),
  group: z.enum(['test', 'score', 'streak', 'learn']),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  /** The ground of its plate once it is earned, by the regulations' name. */
  color: z.literal(plateColour),
  progress: z.int(),
  maxProgress: z.int(),
  earned: z.boolean(),
  earnedAt: z.int().nullable(),
});

export const listAchievements = defineRoute({
  name: 'listAchievements',
  method: 'GET',
  path: '/api/achievements',
  access: 'learner',
  summary: 'Both sets of achievements with the learner’s progress.',
  response: z.array(achievementState),
});

export type AchievementState = z.infer<typeof achievementState>;
