import { useState } from 'react';
import { checkAnswer, chooseOption, goOn, parseQuizRun, type QuizRun, startQuiz } from '#domain/quick-quiz.ts';
import type { SignQuizQuestion } from '#domain/sign-quiz.ts';
import { newId } from '#web/lib/new-id.ts';
import { isSettledResult } from '#web/lib/pending-result.ts';
import { useLearner } from '#web/lib/session.ts';

/** The run of the quiz on this screen; its answers are ids of signs. It is kept for this tab, so that a reload goes on where it was. */
export function useQuizRun() {
  const key = `catseye.signs-quiz.${useLearner().id}`;
  const [run, setRun] = useState(() => keptRun(key));

  function change(next: QuizRun): void {
    setRun(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the run lasts until the page is left.
    }
  }

  return {
    run,
    start: () => change(startQuiz(newId(), Date.now())),
    choose: (option: string) => run && change(chooseOption(run, option)),
    /** Check Answer; answers with whether it was checked now. */
    check: (): boolean => {
      if (!run || run.revealed || run.chosen === null) return false;
      change(checkAnswer(run));
      return true;
    },
    /** The next question; after the last one, the finished run. */
    next: (questions: readonly SignQuizQuestion[]): QuizRun | null => {
      if (!run?.revealed) return null;
      const after = goOn(run, questions.length, Date.now());
      change(after);
      return after;
    },
  };
}

/** A run that is finished, or whose result was dealt with, is over; the next one begins at the start. */
function keptRun(key: string): QuizRun | null {
  try {
    const run = parseQuizRun(sessionStorage.getItem(key));
    return run && (run.finishedAt !== null || isSettledResult(run.seed)) ? null : run;
  } catch {
    return null;
  }
}
