import { countsForSpeed } from './achievements.ts';
import { isPass, percentOf } from './grading.ts';
import { passesHazardTest } from './hazard-scoring.ts';
import { londonDay } from './london-day.ts';
import { passesMockTest } from './mock-test.ts';
import { advanceStreak, type Streak } from './streak.ts';

/** A finished test, as far as it was counted. `timeTaken` is seconds. */
export type FinishedTest = {
  readonly correctAnswers: number;
  readonly incorrectAnswers: number;
  readonly timeTaken: number;
};

/** The parts of the official test, each with a mark of its own. */
export type OfficialPart = 'multiple-choice' | 'hazard-perception';

/**
 * Score and pass from what was answered (readings 1 and 6): 70 for a practice test or quiz, the official mark for a whole mock
 * test of a part. A hazard run counts points: the correct ones were scored, the incorrect ones missed.
 */
export function gradeTest(
  test: Pick<FinishedTest, 'correctAnswers' | 'incorrectAnswers'>,
  mockOf?: OfficialPart,
): { score: number; passed: boolean } {
  const score = percentOf(test.correctAnswers, test.correctAnswers + test.incorrectAnswers);
  if (mockOf === 'multiple-choice') return { score, passed: passesMockTest(test.correctAnswers) };
  if (mockOf === 'hazard-perception') return { score, passed: passesHazardTest(test.correctAnswers) };
  return { score, passed: isPass(score) };
}

/** The kept numbers that results move. */
export type ResultTotals = {
  readonly streak: Streak;
  readonly longestStreak: number;
  readonly lastTestDate: number | null;
  readonly testsTaken: number;
  readonly scoreTotal: number;
  readonly bestScore: number;
  readonly passRun: number;
  readonly longestPassRun: number;
  readonly fastestSeconds: number | null;
};

/**
 * The totals after a result was saved at `now`. The streak moves on the day it is saved (reading 7), `lastTestDate` (epoch
 * ms) to the latest test date.
 */
export function countResult(
  totals: ResultTotals,
  result: FinishedTest & {
    readonly score: number;
    readonly passed: boolean;
    readonly testDate: number;
    /** None in a hazard run, whose clips take as long as they take. */
    readonly questionsAnswered: number;
  },
  now: number,
): ResultTotals {
  const streak = advanceStreak(totals.streak, londonDay(now));
  const passRun = result.passed ? totals.passRun + 1 : 0;
  const isTimed = countsForSpeed(result.questionsAnswered);
  return {
    streak,
    longestStreak: Math.max(totals.longestStreak, streak.count),
    lastTestDate: Math.max(totals.lastTestDate ?? 0, result.testDate),
    testsTaken: totals.testsTaken + 1,
    scoreTotal: totals.scoreTotal + result.score,
    bestScore: Math.max(totals.bestScore, result.score),
    passRun,
    longestPassRun: Math.max(totals.longestPassRun, passRun),
    fastestSeconds: isTimed
      ? Math.min(totals.fastestSeconds ?? Number.MAX_SAFE_INTEGER, result.timeTaken)
      : totals.fastestSeconds,
  };
}
