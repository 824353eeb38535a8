import { queryOptions } from '@tanstack/react-query';
import { listAchievements } from '#contract/achievements.ts';
import { call } from './call.ts';

/** Both sets of achievements. Answers and results move them, so that each visit of a screen that shows them looks again. */
export const achievementsQuery = queryOptions({
  queryKey: ['achievements'],
  queryFn: ({ signal }) => call(listAchievements, {}, { signal }),
  staleTime: 0,
});
