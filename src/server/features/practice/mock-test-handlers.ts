import type { Question } from '#contract/categories.ts';
import { drawMockTestQuestions } from '#contract/mock-test.ts';
import { categories } from '#domain/categories.ts';
import { drawMockTest } from '#domain/mock-test.ts';
import { seededRandom } from '#domain/random.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';

/** Mock tests: drawn from the whole bank by the official topics' weights. */
export function mockTestHandlers({ content }: Services): Handler[] {
  const bank = categories.flatMap((category) =>
    content.questionsOf(category.id).map(({ id, scene }) => ({ id, scene, topic: category.officialTopic })),
  );

  return [
    answerPublic(drawMockTestQuestions, async ({ query }) => {
      const ids = drawMockTest(bank, seededRandom(query.seed)) ?? [];
      return ids.map((id) => content.question(id) as Question);
    }),
  ];
}
