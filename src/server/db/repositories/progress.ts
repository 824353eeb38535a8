import type { QuestionStatistics } from '#domain/question-draw.ts';
import type { Executor } from '../engine.ts';

/** Kept counters of one category. */
export type CategoryCounters = {
  readonly categoryId: number;
  readonly answered: number;
  readonly correct: number;
  /** Epoch ms of the latest answer. */
  readonly lastUpdated: number;
};

/** A learner's progress, read from kept counters: it costs the same after ten answers and after a hundred thousand. */
export function progressRepository(db: Executor) {
  const counters = (userId: string) =>
    db
      .selectFrom('category_progress')
      .select(['category_id as categoryId', 'answered', 'correct', 'last_updated as lastUpdated'])
      .where('user_id', '=', userId);

  return {
    /** Counters of the categories in which something was answered. */
    async all(userId: string): Promise<CategoryCounters[]> {
      return counters(userId).execute();
    },

    /** Counters of one category; undefined before the first answer. */
    async one(userId: string, categoryId: number): Promise<CategoryCounters | undefined> {
      return counters(userId).where('category_id', '=', categoryId).executeTakeFirst();
    },

    /** What the learner has done with each question of these categories that they have answered. */
    async statistics(userId: string, categoryIds: readonly number[]): Promise<Map<string, QuestionStatistics>> {
      const rows = await db
        .selectFrom('question_statistics')
        .selectAll()
        .where('user_id', '=', userId)
        .where('category_id', 'in', categoryIds)
        .execute();
      return new Map(
        rows.map((row) => [
          row.question_id,
          { timesSeen: row.times_seen, timesAnsweredCorrectly: row.times_correct, lastCorrect: row.last_correct === 1 },
        ]),
      );
    },
  };
}
