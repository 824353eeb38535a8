import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countResult, gradeTest, type OfficialPart, type ResultTotals } from './result-counting.ts';
import { noStreak } from './streak.ts';

const none: ResultTotals = {
  streak: noStreak,
  longestStreak: 0,
  lastTestDate: null,
  testsTaken: 0,
  scoreTotal: 0,
  bestScore: 0,
  passRun: 0,
  longestPassRun: 0,
  fastestSeconds: null,
};
const now = Date.parse('2026-05-04T10:00:00Z');
const today = Date.parse('2026-05-04') / 86_400_000;
const result = (
  correctAnswers: number,
  incorrectAnswers: number,
  changes: { timeTaken?: number; testDate?: number } = {},
) => {
  const test = { correctAnswers, incorrectAnswers, timeTaken: 400, testDate: now, ...changes };
  return { ...test, ...gradeTest(test), questionsAnswered: correctAnswers + incorrectAnswers };
};

describe('A finished test', () => {
  test.each([
    [7, 3, 70, true],
    [139, 61, 70, true],
    [69, 31, 69, false],
    [10, 0, 100, true],
    [0, 10, 0, false],
    [0, 0, 0, false],
  ])('with %i right and %i wrong scores %i and passes: %s', (correctAnswers, incorrectAnswers, score, passed) => {
    expect(gradeTest({ correctAnswers, incorrectAnswers })).toEqual({ score, passed });
  });

  test('that is a whole mock test passes at the official mark of its part', () => {
    const passes = (correctAnswers: number, total: number, part: OfficialPart) =>
      gradeTest({ correctAnswers, incorrectAnswers: total - correctAnswers }, part).passed;
    expect([passes(42, 50, 'multiple-choice'), passes(43, 50, 'multiple-choice')]).toEqual([false, true]);
    expect([passes(43, 75, 'hazard-perception'), passes(44, 75, 'hazard-perception')]).toEqual([false, true]);
  });
});

describe('The totals of a learner', () => {
  test('after the first result', () => {
    expect(countResult(none, result(8, 2), now)).toEqual({
      streak: { count: 1, lastDay: today },
      longestStreak: 1,
      lastTestDate: now,
      testsTaken: 1,
      scoreTotal: 80,
      bestScore: 80,
      passRun: 1,
      longestPassRun: 1,
      fastestSeconds: 400,
    });
  });

  test('lose the run of passes with a failed test, and keep the longest', () => {
    const results = [result(8, 2), result(8, 2), result(1, 9), result(9, 1)];
    const totals = results.reduce((sum, one) => countResult(sum, one, now), none);
    expect(totals).toMatchObject({ passRun: 1, longestPassRun: 2, bestScore: 90, scoreTotal: 260, testsTaken: 4 });
  });

  test('have the date of the latest test, in whatever order they are saved', () => {
    const totals = [now, now - 5000, now - 1].reduce(
      (sum, testDate) => countResult(sum, result(8, 2, { testDate }), now),
      none,
    );
    expect(totals.lastTestDate).toBe(now);
  });

  test('move the streak on the day of saving, and keep the longest one', () => {
    const day = 86_400_000;
    const totals = [0, 1, 2, 5].reduce((sum, days) => countResult(sum, result(8, 2), now + days * day), none);
    expect(totals).toMatchObject({ streak: { count: 1, lastDay: today + 5 }, longestStreak: 3 });
  });

  test('time only results of ten questions or more', () => {
    const short = countResult(none, result(9, 0, { timeTaken: 5 }), now);
    expect(short.fastestSeconds).toBeNull();
    const long = countResult(short, result(10, 0, { timeTaken: 250 }), now);
    expect(countResult(long, result(10, 5, { timeTaken: 260 }), now).fastestSeconds).toBe(250);
    const run = { ...result(40, 35, { timeTaken: 200 }), questionsAnswered: 0 };
    expect(countResult(long, run, now).fastestSeconds).toBe(250);
  });

  test('are sums and bests of all results', () => {
    const counts = fc.tuple(fc.nat(50), fc.nat(50));
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1 }), (all) => {
        const results = all.map(([right, wrong]) => result(right, wrong));
        const totals = results.reduce((sum, one) => countResult(sum, one, now), none);
        expect(totals.testsTaken).toBe(results.length);
        expect(totals.scoreTotal).toBe(results.reduce((sum, one) => sum + one.score, 0));
        expect(totals.bestScore).toBe(Math.max(...results.map((one) => one.score)));
        expect(totals.longestPassRun).toBeGreaterThanOrEqual(totals.passRun);
      }),
    );
  });
});
