import type { QuestionContent } from '#contract/question.ts';
import { rightOption } from './bank.ts';

/** The mean of the numbers; 0 of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of the questions with four options: how often the right one stands at 0, 1, 2 and 3. */
export function positionCounts(questions: readonly QuestionContent[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const { options, correctAnswerIndex } of questions) {
    if (options.length === 4) counts[correctAnswerIndex] = (counts[correctAnswerIndex] ?? 0) + 1;
  }
  return counts;
}

/** Pearson's chi-square of the counts against an even spread. */
export function chiSquare(counts: readonly number[]): number {
  const expected = mean(counts);
  if (expected === 0) return 0;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How long the options are, in characters. */
export type OptionLengths = {
  readonly right: number;
  readonly wrong: number;
  /** Share of the questions, 0 to 1, whose right option is longer than each wrong one. */
  readonly rightIsLongest: number;
};

/** Mean length of the right options and of the wrong ones, each question counting the same. */
export function optionLengths(questions: readonly QuestionContent[]): OptionLengths {
  const rows = questions.map((question) => ({
    right: rightOption(question).length,
    wrong: question.options.filter((_, index) => index !== question.correctAnswerIndex).map((option) => option.length),
  }));
  return {
    right: mean(rows.map(({ right }) => right)),
    wrong: mean(rows.map(({ wrong }) => mean(wrong))),
    rightIsLongest: mean(rows.map(({ right, wrong }) => (right > Math.max(...wrong) ? 1 : 0))),
  };
}
