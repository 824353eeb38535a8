import { excellentAccuracy, goodAccuracy, passScore } from './constants.ts';

/** Whole percent of `correct` in `total`; 0 where there is nothing to count. Halves round up. */
export function percentOf(correct: number, total: number): number {
  return total > 0 ? Math.round((100 * correct) / total) : 0;
}

/** Whether a rounded score passes a practice test or quiz (spec section 4: 70 or more). */
export function isPass(score: number): boolean {
  return score >= passScore;
}

export type AccuracyTier = 'excellent' | 'good' | 'keep-practising';

/** The feedback tier of a session (spec section 9), on the rounded integer (reading 38). */
export function accuracyTier(accuracy: number): AccuracyTier {
  if (accuracy >= excellentAccuracy) return 'excellent';
  return accuracy >= goodAccuracy ? 'good' : 'keep-practising';
}

/** Whether an option's text is the right one: the server grades by text (reading 23). */
export function isRightAnswer(
  question: { options: readonly string[]; correctAnswerIndex: number },
  answer: string,
): boolean {
  return question.options[question.correctAnswerIndex] === answer;
}
