import type { saveTestResult, TestResult } from '#contract/results.ts';
import type { RouteRequest } from '#contract/route.ts';
import { earnedAchievements } from '#domain/achievements.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { hazardClipsInRealTest, hazardMaximumScore } from '#domain/constants.ts';
import { hazardMockSubcategory, scoreClip } from '#domain/hazard-scoring.ts';
import { isWholeMockTest, mockTestSubcategory } from '#domain/mock-test.ts';
import { countResult, gradeTest, type OfficialPart } from '#domain/result-counting.ts';
import { achievementRepository } from '#server/db/repositories/achievements.ts';
import { achievementTotals, profileRepository } from '#server/db/repositories/profiles.ts';
import { testResultRepository } from '#server/db/repositories/test-results.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Services } from '#server/services.ts';

type Request = RouteRequest<typeof saveTestResult>['body'];

/**
 * Saves results (reading 6): score and pass are recomputed, from the answers or presses where they are given; the same id with the
 * same content is success and changes nothing, with other content a conflict. Totals, streak and achievements move in the
 * same transaction.
 */
export function resultSaver({ database, content, now }: Services) {
  return async (userId: string, request: Request) => {
    const result = graded(request);
    const questionsAnswered = request.presses === undefined ? result.correctAnswers + result.incorrectAnswers : 0;
    return database.db.transaction().execute(async (transaction) => {
      const profiles = profileRepository(transaction, database.engine);
      const results = testResultRepository(transaction);
      const record = (await profiles.lock([userId])).get(userId);
      if (record === undefined) throw new ApiError('SIGNED_OUT');

      const saved = await results.find(userId, result.id);
      if (saved !== null) {
        if (!sameResult(saved, result)) throw new ApiError('RESULT_CONFLICT');
        return { result: saved, isNew: false, earned: [], streak: record.streak };
      }
      const counted = countResult(
        record,
        { ...result, testDate: Date.parse(result.testDate), questionsAnswered },
        now(),
      );
      await results.insert(userId, result);
      await profiles.save(userId, counted);
      await profiles.countResult(userId, result.category, result.passed);
      const totals = achievementTotals(counted, await profiles.areaTotals(userId));
      const earned = await achievementRepository(transaction).earn(userId, earnedAchievements(totals), now());
      return { result, isNew: true, earned, streak: counted.streak };
    });
  };

  function graded(request: Request): TestResult {
    const { id, timeTaken, category, subcategory } = request;
    // A device's clock may be wrong; a test was taken neither in the future nor before there were such devices.
    const testDate = new Date(Math.max(0, Math.min(Date.parse(request.testDate), now()))).toISOString();
    const counts = countsOf(request);
    const grade = gradeTest(counts, mockOf(request, counts));
    return { id, ...counts, ...grade, timeTaken, testDate, category, subcategory };
  }

  function countsOf({ answers, presses, correctAnswers, incorrectAnswers }: Request): Counts {
    if (presses !== undefined) return pointsOf(presses);
    if (answers === undefined) return { correctAnswers, incorrectAnswers };
    const right = answers.filter(({ questionId, userAnswer }) => {
      const question = content.question(questionId);
      if (question === undefined) throw new ApiError('NOT_FOUND');
      if (userAnswer === null) return false;
      if (!question.options.includes(userAnswer)) throw new ApiError('NOT_AN_OPTION');
      return isRightAnswer(question, userAnswer);
    });
    return { correctAnswers: right.length, incorrectAnswers: answers.length - right.length };
  }

  /** A hazard run in points: those scored, and those missed. */
  function pointsOf(presses: NonNullable<Request['presses']>): Counts {
    const scores = presses.map(({ clipId, at }) => {
      const clip = content.areas.hazardClips.find(({ id }) => id === clipId);
      if (clip === undefined) throw new ApiError('NOT_FOUND');
      return scoreClip(clip.hazards, at);
    });
    const scored = scores.reduce((sum, { total }) => sum + total, 0);
    const maximum = scores.reduce((sum, clip) => sum + clip.maximum, 0);
    return { correctAnswers: scored, incorrectAnswers: maximum - scored };
  }
}

type Counts = Pick<TestResult, 'correctAnswers' | 'incorrectAnswers'>;

/** The part of the official test that a result is a whole mock test of (reading 1): all of its answers, or presses, are given. */
function mockOf({ subcategory, answers, presses }: Request, counts: Counts): OfficialPart | undefined {
  if (subcategory === mockTestSubcategory && isWholeMockTest(answers?.length ?? 0)) return 'multiple-choice';
  const isWholeRun =
    presses?.length === hazardClipsInRealTest && counts.correctAnswers + counts.incorrectAnswers === hazardMaximumScore;
  return subcategory === hazardMockSubcategory && isWholeRun ? 'hazard-perception' : undefined;
}

/** Whether two results say the same. The date is left out: one in the future was moved to the moment it was saved. */
function sameResult(one: TestResult, other: TestResult): boolean {
  const fields = ['correctAnswers', 'incorrectAnswers', 'timeTaken', 'category', 'subcategory'] as const;
  return fields.every((field) => one[field] === other[field]);
}
