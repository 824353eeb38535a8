import { queryOptions } from '@tanstack/react-query';
import { drawQuickQuiz } from '#contract/area-content.ts';
import { optionOrder } from '#domain/random.ts';
import { call } from '#web/lib/call.ts';

/** The questions that a seed draws, each with its options in the order that the seed gives them. */
export function quickQuizQuery(seed: string) {
  return queryOptions({
    queryKey: ['highway-code', 'quiz', seed],
    queryFn: async ({ signal }) => {
      const drawn = await call(drawQuickQuiz, { query: { seed } }, { signal });
      return drawn.map((question) => {
        const options = optionOrder(question.options, seed, question.id);
        return { ...question, options, correctAnswer: options.indexOf(question.options[question.correctAnswer] ?? '') };
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
