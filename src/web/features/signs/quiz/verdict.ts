import type { SignEntry } from '#contract/signs.ts';
import type { SignQuizQuestion } from '#domain/sign-quiz.ts';

/** What there is to say about an answer, once it is checked. */
export type Verdict = {
  readonly isRight: boolean;
  readonly right: SignEntry | undefined;
  /** The sign that was chosen instead. */
  readonly taken: SignEntry | undefined;
  /** All of it in one go, for those who listen. */
  readonly said: string;
};

export function verdictOf(question: SignQuizQuestion, answer: string | null, signs: readonly SignEntry[]): Verdict {
  const right = signs.find(({ id }) => id === question.id);
  const isRight = answer === question.id;
  const taken = isRight ? undefined : signs.find(({ id }) => id === answer);
  const why = `${right?.name}. ${right?.meaning}`;
  return { isRight, right, taken, said: isRight ? `Correct! ${why}` : `Incorrect. Right answer: ${why}` };
}
