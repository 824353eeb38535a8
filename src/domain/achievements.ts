import type { AreaId } from './areas.ts';
import { speedDemonMinimumQuestions, speedDemonSeconds } from './constants.ts';

/** What achievements are counted from: totals that the server keeps as facts arrive, never read from history. */
export type LearnerTotals = {
  readonly testsTaken: number;
  readonly testsPassedByArea: Readonly<Record<AreaId, number>>;
  /** Best score of any result, percent; 0 with none. */
  readonly bestScore: number;
  /** Passes in a row, ending with the latest result, and the longest such run. */
  readonly longestPassRun: number;
  /** Longest streak, days. */
  readonly longestStreak: number;
  /** Fastest result with at least ten answered questions, seconds; null with none (reading 9). */
  readonly fastestSeconds: number | null;
};

export type AchievementGroup = 'test' | 'score' | 'streak' | 'learn';
export type AchievementSet = 'dashboard' | 'page';

/** One achievement of spec section 9. `progress` counts up to `maxProgress`; it is earned when it gets there. */
export type Achievement = {
  readonly id: string;
  readonly set: AchievementSet;
  readonly group: AchievementGroup;
  readonly title: string;
  readonly description: string;
  /** Name of the picture on its plate. */
  readonly icon: string;
  readonly maxProgress: number;
  readonly progress: (totals: LearnerTotals) => number;
};

/** Every plate is round and blue, like a sign that tells what to do. Its drawing is `plate-<icon>` in src/web/ui/drawn. */
export const plateColour = 'blue';

/** Both sets in one catalogue with distinct ids (reading 8). */
export const achievements: readonly Achievement[] = [
  achievement(
    'dashboard',
    'first-test',
    'test',
    'First Test',
    'Finish any test',
    'flag',
    1,
    (totals) => totals.testsTaken,
  ),
  achievement(
    'dashboard',
    'three-day-streak',
    'streak',
    '3 Day Streak',
    'Practise three days in a row',
    'stud',
    3,
    (totals) => totals.longestStreak,
  ),
  achievement('dashboard', 'perfect-score', 'score', 'Perfect Score', 'Score 100% in a test', 'star', 1, (totals) =>
    flag(totals.bestScore === 100),
  ),
  achievement(
    'dashboard',
    'speed-demon',
    'score',
    'Speed Demon',
    'Finish ten questions or more in under five minutes',
    'clock',
    1,
    (totals) => flag(isSpeedDemon(totals)),
  ),
  achievement(
    'dashboard',
    'test-master',
    'test',
    'Test Master',
    'Take ten tests',
    'plate',
    10,
    (totals) => totals.testsTaken,
  ),
  achievement(
    'dashboard',
    'consistent',
    'score',
    'Consistent',
    'Pass five tests in a row',
    'lane',
    5,
    (totals) => totals.longestPassRun,
  ),
  achievement(
    'page',
    'first-step',
    'test',
    'First Step',
    'Complete your first test',
    'flag',
    1,
    (totals) => totals.testsTaken,
  ),
  achievement(
    'page',
    'ten-tests',
    'test',
    'Test Master',
    'Complete ten tests',
    'plate',
    10,
    (totals) => totals.testsTaken,
  ),
  achievement(
    'page',
    'full-marks',
    'score',
    'Perfect Score',
    'Get every question right in a test',
    'star',
    100,
    (totals) => totals.bestScore,
  ),
  achievement(
    'page',
    'high-scorer',
    'score',
    'High Scorer',
    'Score above 90% in a test',
    'arrow-up',
    91,
    (totals) => totals.bestScore,
  ),
  achievement(
    'page',
    'consistency',
    'streak',
    'Consistency',
    'Keep a three-day streak',
    'stud',
    3,
    (totals) => totals.longestStreak,
  ),
  achievement(
    'page',
    'weekly-warrior',
    'streak',
    'Weekly Warrior',
    'Keep a seven-day streak',
    'studs',
    7,
    (totals) => totals.longestStreak,
  ),
  achievement(
    'page',
    'theory-expert',
    'learn',
    'Theory Expert',
    'Pass five theory tests',
    'theory',
    5,
    (totals) => totals.testsPassedByArea.theory,
  ),
  achievement(
    'page',
    'hazard-spotter',
    'learn',
    'Hazard Spotter',
    'Pass five hazard runs',
    'hazard',
    5,
    (totals) => totals.testsPassedByArea.hazard,
  ),
  achievement(
    'page',
    'sign-language',
    'learn',
    'Sign Language',
    'Pass ten road sign tests',
    'signs',
    10,
    (totals) => totals.testsPassedByArea.signs,
  ),
  achievement(
    'page',
    'complete-driver',
    'learn',
    'Complete Driver',
    'Pass a test in all four areas',
    'wheel',
    4,
    areasPassed,
  ),
];

/** How far a learner is with an achievement, from 0 to its maximum. */
export function achievementProgress(one: Achievement, totals: LearnerTotals): number {
  return Math.min(one.maxProgress, one.progress(totals));
}

/** The achievements that these totals earn. Earned is never un-earned (reading 8): the caller keeps what was earned before. */
export function earnedAchievements(totals: LearnerTotals): string[] {
  return achievements.filter((one) => achievementProgress(one, totals) >= one.maxProgress).map((one) => one.id);
}

/** Whether a result counts for Speed Demon (reading 9). */
export function countsForSpeed(answered: number): boolean {
  return answered >= speedDemonMinimumQuestions;
}

function achievement(
  set: AchievementSet,
  id: string,
  group: AchievementGroup,
  title: string,
  description: string,
  icon: string,
  maxProgress: number,
  progress: (totals: LearnerTotals) => number,
): Achievement {
  return { id, set, group, title, description, icon, maxProgress, progress };
}

function flag(holds: boolean): number {
  return holds ? 1 : 0;
}

function isSpeedDemon(totals: LearnerTotals): boolean {
  return totals.fastestSeconds !== null && totals.fastestSeconds < speedDemonSeconds;
}

function areasPassed(totals: LearnerTotals): number {
  return Object.values(totals.testsPassedByArea).filter((passed) => passed > 0).length;
}
