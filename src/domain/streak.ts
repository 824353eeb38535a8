import type { LondonDay } from './london-day.ts';

/** A streak as it is kept: its length on the last day that counted, and that day. */
export type Streak = { readonly count: number; readonly lastDay: LondonDay | null };

export const noStreak: Streak = { count: 0, lastDay: null };

/**
 * The streak after something was recorded on `day` (reading 7): the same day changes nothing, the next day adds one, a
 * later one starts again at one. A day before the last one (a clock set back) changes nothing.
 */
export function advanceStreak(streak: Streak, day: LondonDay): Streak {
  if (streak.lastDay === null || day > streak.lastDay + 1) return { count: 1, lastDay: day };
  if (day === streak.lastDay + 1) return { count: streak.count + 1, lastDay: day };
  return streak;
}

/** What the badge shows on `today`: a streak lives through the day after its last one, then it is 0. */
export function currentStreak(streak: Streak, today: LondonDay): number {
  return streak.lastDay !== null && today <= streak.lastDay + 1 ? streak.count : 0;
}
