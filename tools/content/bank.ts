import type { QuestionContent } from '#contract/question.ts';

/** One category's file. `raw` is what the JSON holds; `questions` are those of its entries that keep to the schema. */
export type CategoryFile = {
  readonly slug: string;
  readonly raw: unknown;
  readonly questions: readonly QuestionContent[];
};

/** All of `content/questions`, in the order of the file names. */
export type Bank = readonly CategoryFile[];

/** A question together with the file it stands in. */
export type BankQuestion = { readonly file: string; readonly question: QuestionContent };

/** The path under `content/` that faults name. */
export function filePath(slug: string): string {
  return `questions/${slug}.json`;
}

/** Every valid question of the bank with its file. */
export function allQuestions(bank: Bank): BankQuestion[] {
  return bank.flatMap(({ slug, questions }) => questions.map((question) => ({ file: filePath(slug), question })));
}

/** The right option's text; the schema has made sure that it exists. */
export function rightOption(question: QuestionContent): string {
  return question.options[question.correctAnswerIndex] ?? '';
}
