import { allQuestions, filePath } from '../bank.ts';
import type { Check } from '../context.ts';
import type { Fault } from '../fault.ts';
import { readingEase } from '../reading-ease.ts';
import { mean } from '../statistics.ts';
import type { QuestionContent } from '#contract/question.ts';

/** Mean Flesch reading ease of a file at least; 70 to 80 is what a twelve-year-old reads with ease. */
const fileMeanAtLeast = 70;
/** Flesch reading ease of any one question at least. */
const questionAtLeast = 50;

/** A reader of about twelve follows it: Flesch reading ease of text and explanation. */
export const checkReading: Check = (bank) => [
  ...allQuestions(bank).flatMap(({ file, question }): Fault[] => {
    const ease = questionEase(question);
    if (ease >= questionAtLeast) return [];
    const message = `reading ease ${ease.toFixed(0)}, at least ${questionAtLeast}: shorten sentences and words`;
    return [{ check: 'reading', file, questions: [question.id], message }];
  }),
  ...bank.flatMap(({ slug, questions }): Fault[] => {
    const ease = mean(questions.map(questionEase));
    if (questions.length === 0 || ease >= fileMeanAtLeast) return [];
    const message = `mean reading ease ${ease.toFixed(1)}, at least ${fileMeanAtLeast}`;
    return [{ check: 'reading', file: filePath(slug), questions: [], message }];
  }),
];

/** Flesch reading ease of what a learner reads as prose: the text and the explanation. */
export function questionEase({ text, explanation }: QuestionContent): number {
  return readingEase(`${text} ${explanation}`);
}
