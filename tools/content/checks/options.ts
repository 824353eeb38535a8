import { allQuestions } from '../bank.ts';
import type { Check } from '../context.ts';
import type { Fault } from '../fault.ts';

/** Share of the questions that may have three or five options. */
const notFourAtMost = 0.05;

const banned = [
  /\b(?:all|none|any|both|some|neither) of the (?:above|below|options|answers|other)/i,
  /\b(?:[Bb]oth|[Ee]ither|[Nn]either)\b.{0,12}\b[A-E]\b.{0,8}\b(?:and|or|nor)\b.{0,8}\b[A-E]\b/,
  /\b(?:[Aa]nswers?|[Oo]ptions?) [A-E1-5]\b/,
];

/** Four options as a rule, no two the same but for capitals and stops, none that names other options. */
export const checkOptions: Check = (bank) => {
  const questions = allQuestions(bank);
  const notFour = questions.filter(({ question }) => question.options.length !== 4);
  const faults = questions.flatMap(({ file, question: { id, options } }): Fault[] => {
    const fault = (message: string): Fault => ({ check: 'options', file, questions: [id], message });
    const same = options.find((option, index) => options.findIndex((other) => plain(other) === plain(option)) < index);
    return [
      ...(same === undefined ? [] : [fault(`two options say "${same}"`)]),
      ...options
        .filter((option) => banned.some((wording) => wording.test(option)))
        .map((option) => fault(`"${option}" points at other options; they are shuffled`)),
    ];
  });
  if (notFour.length <= questions.length * notFourAtMost) return faults;
  const ids = notFour.map(({ question }) => question.id);
  const message = `${ids.length} of ${questions.length} have not four options; 5 per cent may`;
  return [...faults, { check: 'options', file: 'questions', questions: ids, message }];
};

function plain(option: string): string {
  return option
    .toLowerCase()
    .replace(/[^a-z0-9.£%]+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
}
