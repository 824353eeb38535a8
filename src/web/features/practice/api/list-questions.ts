import { queryOptions } from '@tanstack/react-query';
import { listQuestions, type Question } from '#contract/categories.ts';
import { call } from '#web/lib/call.ts';
import { preloadPictures } from '#web/lib/preload-pictures.ts';

/** The questions of one category by id. Content changes with a release only. */
export function questionsQuery(categoryId: number) {
  return queryOptions({
    queryKey: ['questions', categoryId],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Question>> => {
      const list = await call(listQuestions, { params: { category: String(categoryId) } }, { signal });
      preloadPictures(list);
      return new Map(list.map((question) => [question.id, question]));
    },
    staleTime: 10 * 60_000,
  });
}
