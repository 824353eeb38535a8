import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PracticeSession } from '#contract/practice.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { chooseInRun } from '#domain/kept-run.ts';
import { resumePosition } from '#domain/practice-run.ts';
import { giveAnswers } from '../question/answer-outbox.ts';
import { showQuestion } from '../question/question-focus.ts';
import { countStep } from '../question/time-taken.ts';
import { endSession } from './end-session.ts';
import { changeRun, useKeptRun } from './kept-runs.ts';
import { useLoadedQuestions } from './use-loaded-questions.ts';

/** A challenge as it is gone through: choices stay on the device, and may change, until all are sent at the end. */
export function useChallengeRun(session: PracticeSession) {
  const { id, questions } = session;
  const { choices } = useKeptRun(id);
  const total = questions.length;
  const [position, setPosition] = useState(() =>
    resumePosition(questions.map(({ questionId }) => (choices[questionId] === undefined ? null : 'right'))),
  );
  const loaded = useLoadedQuestions(session, position);
  const known = questions[position];
  const question = known && loaded.byId.get(known.questionId);
  const chosen = known ? (choices[known.questionId] ?? null) : null;
  const isLast = position === total - 1;

  function choose(option: string) {
    if (question) changeRun(id, (run) => chooseInRun(run, question.id, option));
  }

  function goTo(to: number) {
    countStep(id);
    flushSync(() => setPosition(to));
    showQuestion();
  }

  function complete() {
    const answers = questions.flatMap(({ questionId }) => {
      const userAnswer = choices[questionId];
      return userAnswer === undefined ? [] : [{ sessionId: id, questionId, userAnswer }];
    });
    const isRight = ({ questionId, userAnswer }: (typeof answers)[number]) => {
      const content = loaded.byId.get(questionId);
      return content !== undefined && isRightAnswer(content, userAnswer);
    };
    giveAnswers(answers);
    endSession(id, answers.filter(isRight).length, total);
  }

  return {
    total,
    position,
    known,
    question,
    chosen,
    choose,
    loaded,
    answered: questions.filter(({ questionId }) => choices[questionId] !== undefined).length,
    isLast,
    goOn: () => {
      if (!question || chosen === null) return;
      if (isLast) complete();
      else goTo(position + 1);
    },
    /** Undefined on the first question. */
    goBack: position > 0 ? () => goTo(position - 1) : undefined,
  };
}
