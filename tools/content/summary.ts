import type { QuestionContent } from '#contract/question.ts';
import { allQuestions, type Bank } from './bank.ts';
import { questionEase } from './checks/reading.ts';
import { mean, optionLengths, positionCounts } from './statistics.ts';

/** One line a category and one for the bank: how many, where the right answers stand, how long and how plain. */
export function summaryTable(bank: Bank): string {
  return [
    'Category             questions  right at 0/1/2/3   mean length right/wrong  longest  reading ease',
    ...bank.map(({ slug, questions }) => summaryLine(slug, questions)),
    summaryLine(
      'all',
      allQuestions(bank).map(({ question }) => question),
    ),
  ].join('\n');
}

function summaryLine(name: string, questions: readonly QuestionContent[]): string {
  const { right, wrong, rightIsLongest } = optionLengths(questions);
  return [
    name.padEnd(19),
    String(questions.length).padStart(11),
    positionCounts(questions).join('/').padStart(18),
    `${right.toFixed(1)}/${wrong.toFixed(1)}`.padStart(26),
    `${Math.round(rightIsLongest * 100)}%`.padStart(9),
    mean(questions.map(questionEase)).toFixed(1).padStart(14),
  ].join('');
}
