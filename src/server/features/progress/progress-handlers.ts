import { type CategoryProgress, getUserProgress, listUserProgress } from '#contract/progress.ts';
import { findCategory } from '#domain/categories.ts';
import { practicePercent } from '#domain/progress.ts';
import { type CategoryCounters, progressRepository } from '#server/db/repositories/progress.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answer, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';

/** Category progress, from kept counters. */
export function progressHandlers({ database, content }: Services): Handler[] {
  const progress = progressRepository(database.db);

  const present = (categoryId: number, counters: CategoryCounters | undefined): CategoryProgress => {
    const { name = '', questionCount = 0 } = content.categories.find((one) => one.id === categoryId) ?? {};
    // Answers to questions withdrawn since stay counted; more than all of them cannot be shown.
    const answered = Math.min(counters?.answered ?? 0, questionCount);
    return {
      categoryId,
      categoryName: name,
      totalQuestions: questionCount,
      answeredQuestions: answered,
      correctAnswers: Math.min(counters?.correct ?? 0, answered),
      progressPercentage: practicePercent(answered, questionCount),
      lastUpdated: counters?.lastUpdated ?? null,
    };
  };

  return [
    answer(listUserProgress, async (_request, { userId }) => {
      const byCategory = new Map((await progress.all(userId)).map((one) => [one.categoryId, one]));
      return content.categories.map(({ id }) => present(id, byCategory.get(id)));
    }),
    answer(getUserProgress, async ({ params }, { userId }) => {
      const category = findCategory(params.category);
      if (category === undefined) throw new ApiError('NOT_FOUND');
      return present(category.id, await progress.one(userId, category.id));
    }),
  ];
}
