import type { QuestionContent } from '#contract/question.ts';
import { allQuestions, filePath } from '../bank.ts';
import type { Check } from '../context.ts';
import type { Fault } from '../fault.ts';
import { optionLengths } from '../statistics.ts';

/** With four options chance makes the right one longest in a quarter; above this share it is a habit that shows. */
const longestAtMost = 0.33;
/** Means this near to each other, in characters, are the same but for rounding. */
const tie = 0.005;

/** The right option is not the longer one: neither on average, nor in far more questions than chance would have it. */
export const checkLengths: Check = (bank) => [
  ...fileFaults(
    'questions',
    allQuestions(bank).map(({ question }) => question),
  ),
  ...bank.flatMap(({ slug, questions }) => fileFaults(filePath(slug), questions)),
];

function fileFaults(file: string, questions: readonly QuestionContent[]): Fault[] {
  const { right, wrong, rightIsLongest } = optionLengths(questions);
  const fault = (message: string): Fault => ({ check: 'lengths', file, questions: [], message });
  return [
    ...(right - wrong > tie
      ? [fault(`right options have ${right.toFixed(2)} characters, wrong ones ${wrong.toFixed(2)}`)]
      : []),
    ...(rightIsLongest > longestAtMost
      ? [fault(`the right option is the longest in ${Math.round(rightIsLongest * 100)} per cent; 33 may`)]
      : []),
  ];
}
