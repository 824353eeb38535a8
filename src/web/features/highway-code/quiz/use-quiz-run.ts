import { useState } from 'react';
import type { QuizQuestion } from '#contract/area-content.ts';
import { checkAnswer, chooseOption, goOn, parseQuizRun, type QuizRun, startQuiz } from '#domain/quick-quiz.ts';
import { newId } from '#web/lib/new-id.ts';
import { isSettledResult } from '#web/lib/pending-result.ts';
import { useLearner } from '#web/lib/session.ts';
import { announce } from '#web/ui/announce.ts';

/** The run of the quiz on this screen. It is kept for this tab, so that a reload goes on where it was. */
export function useQuizRun() {
  const key = `catseye.quick-quiz.${useLearner().id}`;
  const [run, setRun] = useState(() => keptRun(key));
  const [nextSeed, setNextSeed] = useState(newId);

  function change(next: QuizRun | null): void {
    setRun(next);
    try {
      if (next) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
    } catch {
      // Without storage the run lasts until the page is left.
    }
  }

  return {
    run,
    /** Draws the questions: of the run, or of the next one, so that they are there when it starts. */
    seed: run?.seed ?? nextSeed,
    start: () => change(startQuiz(nextSeed, Date.now())),
    again: () => {
      setNextSeed(newId());
      change(null);
    },
    choose: (option: string) => run && change(chooseOption(run, option)),
    /** Check Answer; once it is revealed, Next Question or Finish Quiz. */
    goOn: (question: QuizQuestion, total: number) => {
      if (!run) return;
      if (run.revealed) return change(goOn(run, total, Date.now()));
      if (run.chosen === null) return;
      change(checkAnswer(run));
      announce(verdict(question, run.chosen));
    },
  };
}

export type Quiz = ReturnType<typeof useQuizRun>;

function verdict({ options, correctAnswer, explanation }: QuizQuestion, answer: string): string {
  const right = options[correctAnswer];
  return answer === right ? `Correct! ${explanation}` : `Incorrect. Right answer: ${right}. ${explanation}`;
}

/** A run whose result was saved or discarded is over; the next one begins at the start. */
function keptRun(key: string): QuizRun | null {
  try {
    const run = parseQuizRun(sessionStorage.getItem(key));
    return run && isSettledResult(run.seed) ? null : run;
  } catch {
    return null;
  }
}
