import { percentOf } from './grading.ts';

/** What is known of a learner in one category. */
export type Practised = {
  readonly categoryId: number;
  readonly categoryName: string;
  readonly answeredQuestions: number;
  readonly correctAnswers: number;
};

export type Strength = Practised & { readonly accuracy: number };

/** With fewer answers than this a percentage says little about a category. */
export const answersForStrength = 5;
const mostListed = 3;

/**
 * The categories a learner is best and worst at, by accuracy, up to three each and none in both. Where two are equal, the one with
 * more answers is the surer one. With fewer than two judged categories there is nothing to compare.
 */
export function strengths(list: readonly Practised[]): {
  readonly strongest: readonly Strength[];
  readonly weakest: readonly Strength[];
} {
  const judged = list
    .filter(({ answeredQuestions }) => answeredQuestions >= answersForStrength)
    .map((one) => ({ ...one, accuracy: percentOf(one.correctAnswers, one.answeredQuestions) }))
    .toSorted((one, other) => other.accuracy - one.accuracy || other.answeredQuestions - one.answeredQuestions);
  const each = Math.min(mostListed, Math.floor(judged.length / 2));
  return { strongest: judged.slice(0, each), weakest: judged.slice(judged.length - each).toReversed() };
}
