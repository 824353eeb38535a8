/** A newly recorded answer, as far as counters care. */
export type CountedAnswer = { readonly questionId: string; readonly categoryId: number; readonly isCorrect: boolean };

/** What new answers add to a learner's counters. */
export type CounterChanges = {
  readonly questions: readonly (CountedAnswer & {
    readonly seen: number;
    readonly correct: number;
    readonly lastCorrect: boolean;
  })[];
  /** `answered` counts questions answered for the first time; `correct` moves with the latest answer of each question. */
  readonly categories: readonly { readonly categoryId: number; readonly answered: number; readonly correct: number }[];
};

/**
 * Counter changes of one learner's new answers, in the order they were given. A category's `answered` is the number of its
 * questions answered at least once, its `correct` the number whose latest answer was right.
 * @param lastCorrect whether the latest earlier answer to a question was right; null before the first
 */
export function counterChanges(
  answers: readonly CountedAnswer[],
  lastCorrect: (questionId: string) => boolean | null,
): CounterChanges {
  const questions = new Map<string, { answer: CountedAnswer; seen: number; correct: number; before: boolean | null }>();
  for (const answer of answers) {
    const known = questions.get(answer.questionId);
    const change = known ?? { answer, seen: 0, correct: 0, before: lastCorrect(answer.questionId) };
    questions.set(answer.questionId, {
      ...change,
      answer,
      seen: change.seen + 1,
      correct: change.correct + (answer.isCorrect ? 1 : 0),
    });
  }
  const categories = new Map<number, { categoryId: number; answered: number; correct: number }>();
  for (const { answer, before } of questions.values()) {
    const { categoryId } = answer;
    const change = categories.get(categoryId) ?? { categoryId, answered: 0, correct: 0 };
    categories.set(categoryId, {
      categoryId,
      answered: change.answered + (before === null ? 1 : 0),
      correct: change.correct + Number(answer.isCorrect) - Number(before === true),
    });
  }
  return {
    questions: [...questions.values()].map(({ answer, seen, correct }) => ({
      ...answer,
      seen,
      correct,
      lastCorrect: answer.isCorrect,
    })),
    categories: [...categories.values()],
  };
}

/** Whether an answer can be recorded, and what stands instead where it cannot. */
export type AnswerVerdict = 'record' | 'recorded-before' | 'no-session' | 'not-in-session' | 'locked' | 'session-ended';

/**
 * What becomes of an answer (spec section 4): it is kept once and cannot change; the same answer again is success, also
 * after the session has ended, so that a lost reply can be asked for again.
 */
export function answerVerdict(
  state: {
    readonly sessionState: 'open' | 'completed' | 'abandoned' | null;
    readonly inSession: boolean;
    readonly recordedAnswer: string | null;
  },
  userAnswer: string,
): AnswerVerdict {
  if (state.sessionState === null) return 'no-session';
  if (!state.inSession) return 'not-in-session';
  if (state.recordedAnswer !== null) return state.recordedAnswer === userAnswer ? 'recorded-before' : 'locked';
  return state.sessionState === 'open' ? 'record' : 'session-ended';
}
