import { describe, expect, test } from 'vitest';
import {
  achievementProgress,
  achievements,
  countsForSpeed,
  earnedAchievements,
  type LearnerTotals,
} from './achievements.ts';
import vectors from './achievements.vectors.json' with { type: 'json' };
import type { AreaId } from './areas.ts';

type Changes = Partial<Omit<LearnerTotals, 'testsPassedByArea'>> & {
  readonly passed?: Partial<Record<AreaId, number>>;
};

const totalsOf = ({ passed, ...changes }: Changes): LearnerTotals => ({
  testsTaken: 0,
  bestScore: 0,
  longestPassRun: 0,
  longestStreak: 0,
  fastestSeconds: null,
  ...changes,
  testsPassedByArea: { theory: 0, hazard: 0, highway: 0, signs: 0, ...passed },
});
const earnedOf = (set: 'dashboard' | 'page', totals: LearnerTotals) =>
  earnedAchievements(totals).filter((id) => achievements.find((one) => one.id === id)?.set === set);

describe('The dashboard’s achievements', () => {
  test('are the spec’s six, in its order', () => {
    expect(achievements.filter((one) => one.set === 'dashboard').map((one) => one.title)).toEqual([
      'First Test',
      '3 Day Streak',
      'Perfect Score',
      'Speed Demon',
      'Test Master',
      'Consistent',
    ]);
  });

  test.each([...vectors.none, ...vectors.dashboard])('earned by $what: $earned', ({ totals, earned }) => {
    expect(earnedOf('dashboard', totalsOf(totals))).toEqual(earned);
  });
});

describe('The achievements page', () => {
  test('has the spec’s ten in its four groups, with its maxima', () => {
    const shown = achievements
      .filter((one) => one.set === 'page')
      .map((one) => [one.group, one.title, one.maxProgress]);
    expect(shown).toEqual([
      ['test', 'First Step', 1],
      ['test', 'Test Master', 10],
      ['score', 'Perfect Score', 100],
      ['score', 'High Scorer', 91],
      ['streak', 'Consistency', 3],
      ['streak', 'Weekly Warrior', 7],
      ['learn', 'Theory Expert', 5],
      ['learn', 'Hazard Spotter', 5],
      ['learn', 'Sign Language', 10],
      ['learn', 'Complete Driver', 4],
    ]);
  });

  test.each([...vectors.none, ...vectors.page])('has earned by $what: $earned', ({ totals, earned }) => {
    expect(earnedOf('page', totalsOf(totals))).toEqual(earned);
  });
});

describe('Every achievement', () => {
  test('has an id of its own', () => {
    expect(new Set(achievements.map((one) => one.id)).size).toBe(16);
  });

  test('goes from 0 to its maximum and no further', () => {
    const everything = totalsOf({
      testsTaken: 99,
      bestScore: 100,
      longestPassRun: 99,
      longestStreak: 99,
      fastestSeconds: 1,
      passed: { theory: 99, hazard: 99, highway: 99, signs: 99 },
    });
    for (const one of achievements) {
      expect(achievementProgress(one, totalsOf({}))).toBe(0);
      expect(achievementProgress(one, everything)).toBe(one.maxProgress);
    }
    expect(earnedAchievements(everything)).toHaveLength(16);
  });
});

test.each([
  [0, false],
  [9, false],
  [10, true],
  [50, true],
])('A result with %i answered questions counts for speed: %s', (answered, counts) => {
  expect(countsForSpeed(answered)).toBe(counts);
});
