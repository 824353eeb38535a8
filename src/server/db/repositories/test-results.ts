import type { TestResult } from '#contract/results.ts';
import type { Executor } from '../engine.ts';
import type { TestResultTable } from '../tables.ts';

/** Where a page of results ended: the test date (epoch ms) and id of its last one. */
export type ResultCursor = { readonly testDate: number; readonly id: string };

/** Saved test results. */
export function testResultRepository(db: Executor) {
  const mine = (userId: string) => db.selectFrom('test_results').selectAll().where('user_id', '=', userId);

  return {
    async find(userId: string, id: string): Promise<TestResult | null> {
      const row = await mine(userId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toResult(row);
    },

    async insert(userId: string, result: TestResult): Promise<void> {
      await db.insertInto('test_results').values(toRow(userId, result)).execute();
    },

    /** Results newest first, from after the cursor; a page costs the same however long the history is. */
    async page(userId: string, limit: number, after: ResultCursor | null): Promise<TestResult[]> {
      let query = mine(userId).orderBy('test_date', 'desc').orderBy('id', 'desc').limit(limit);
      if (after !== null) {
        query = query.where((where) =>
          where.or([
            where('test_date', '<', after.testDate),
            where.and([where('test_date', '=', after.testDate), where('id', '<', after.id)]),
          ]),
        );
      }
      return (await query.execute()).map(toResult);
    },
  };
}

function toResult(row: TestResultTable): TestResult {
  return {
    id: row.id,
    score: row.score,
    correctAnswers: row.correct_answers,
    incorrectAnswers: row.incorrect_answers,
    timeTaken: row.time_taken,
    testDate: new Date(row.test_date).toISOString(),
    passed: row.passed === 1,
    category: row.category,
    subcategory: row.subcategory,
  };
}

function toRow(userId: string, result: TestResult): TestResultTable {
  return {
    user_id: userId,
    id: result.id,
    score: result.score,
    correct_answers: result.correctAnswers,
    incorrect_answers: result.incorrectAnswers,
    time_taken: result.timeTaken,
    test_date: Date.parse(result.testDate),
    passed: result.passed ? 1 : 0,
    category: result.category,
    subcategory: result.subcategory,
  };
}
