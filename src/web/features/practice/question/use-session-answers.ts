import { useMemo, useSyncExternalStore } from 'react';
import type { PracticeSession } from '#contract/practice.ts';
import { outboxState, subscribeToOutbox } from './answer-outbox.ts';

/** An answer of a session as it is shown. `isCorrect` is null until the server has graded it; grade it with #domain/grading.ts. */
export type ShownAnswer = { readonly userAnswer: string; readonly isCorrect: boolean | null };

/** The outbox as the screen shows it: what is not saved, what failed, what was refused. */
export function useOutbox() {
  return useSyncExternalStore(subscribeToOutbox, outboxState);
}

/** A session's answers by question: the server's, and those given here that it does not know of yet. */
export function useSessionAnswers({ id, questions }: PracticeSession): ReadonlyMap<string, ShownAnswer> {
  const { saved, unsaved } = useOutbox();
  return useMemo(() => {
    const answers = new Map<string, ShownAnswer>();
    for (const { sessionId, questionId, userAnswer } of unsaved.answers) {
      if (sessionId === id) answers.set(questionId, { userAnswer, isCorrect: null });
    }
    for (const { sessionId, questionId, userAnswer, isCorrect } of saved) {
      if (sessionId === id) answers.set(questionId, { userAnswer, isCorrect });
    }
    for (const { questionId, userAnswer, isCorrect } of questions) {
      if (userAnswer !== null) answers.set(questionId, { userAnswer, isCorrect });
    }
    return answers;
  }, [id, questions, saved, unsaved]);
}
