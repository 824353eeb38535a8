import { listCategories, listQuestions, pickQuestions } from '#contract/categories.ts';
import { findCategory } from '#domain/categories.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { preparedJson } from '#server/http/prepared-json.ts';
import type { Services } from '#server/services.ts';

/** Categories and questions: content, turned into text once and served with a strong ETag. */
export function categoryHandlers({ content }: Services): Handler[] {
  const list = preparedJson(content.categories);
  const byCategory = new Map(content.categories.map(({ id }) => [id, preparedJson(content.questionsOf(id))]));

  return [
    answerPublic(listCategories, async (_request, context) => list.send(context)),
    answerPublic(listQuestions, async ({ params }, context) => {
      const prepared = byCategory.get(findCategory(params.category)?.id ?? 0);
      if (prepared === undefined) throw new ApiError('NOT_FOUND');
      return prepared.send(context);
    }),
    answerPublic(pickQuestions, async ({ query }) =>
      query.ids.split(',').map((id) => {
        const question = content.question(id);
        if (question === undefined) throw new ApiError('NOT_FOUND');
        return question;
      }),
    ),
  ];
}
