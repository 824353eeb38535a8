import { percentOf } from './grading.ts';

/** What became of an answered question. */
export type Verdict = 'right' | 'wrong';

/** What became of a question that is closed: answered, or left unanswered when its time ran out (reading 17). */
export type Outcome = Verdict | 'late';

/** A session with feedback after each answer: the verdicts in the order of its questions, null where one is unanswered. */
export type Verdicts = readonly (Verdict | null)[];

/** Where a session goes on: its first unanswered question, or the last one where all are answered. */
export function resumePosition(verdicts: Verdicts): number {
  const unanswered = verdicts.indexOf(null);
  return unanswered === -1 ? Math.max(0, verdicts.length - 1) : unanswered;
}

/**
 * What follows an answered question: the next position, from the end a gap that was left (by another device, or by questions
 * that the category has gained), or the end of the session.
 */
export function stepAfter(position: number, verdicts: Verdicts): number | 'complete' {
  if (position < verdicts.length - 1) return position + 1;
  const gap = verdicts.indexOf(null);
  return gap === -1 ? 'complete' : gap;
}

export type Tally = {
  readonly total: number;
  readonly answered: number;
  readonly correct: number;
  /** Whole percent of the answered ones. */
  readonly accuracy: number;
};

/** The numbers of the summary cards (spec section 2). */
export function tallyOf(verdicts: Verdicts): Tally {
  const answered = verdicts.filter((one) => one !== null).length;
  const correct = verdicts.filter((one) => one === 'right').length;
  return { total: verdicts.length, answered, correct, accuracy: percentOf(correct, answered) };
}
