import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PracticeSession } from '#contract/practice.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { chooseInRun, isLate } from '#domain/kept-run.ts';
import { type Outcome, resumePosition, stepAfter, tallyOf, type Verdict } from '#domain/practice-run.ts';
import { useSetting } from '#web/lib/local-settings.ts';
import { toast } from '#web/ui/toast.ts';
import { giveAnswers } from '../question/answer-outbox.ts';
import { showExplanation, showQuestion } from '../question/question-focus.ts';
import { countStep } from '../question/time-taken.ts';
import { useSessionAnswers } from '../question/use-session-answers.ts';
import { endSession } from './end-session.ts';
import { changeRun, useKeptRun } from './kept-runs.ts';
import { tellVerdict } from './tell-verdict.ts';
import { useAutoMove } from './use-auto-move.ts';
import { useLoadedQuestions } from './use-loaded-questions.ts';

export type MixedRunState = ReturnType<typeof useMixedRun>;

/** A session of chosen categories as it is gone through, with the result after each answer. */
export function useMixedRun(session: PracticeSession) {
  const { id, questions } = session;
  const total = questions.length;
  const answers = useSessionAnswers(session);
  const kept = useKeptRun(id);
  const [settings] = useSetting('practiceSettings');
  // The moment up to which deadlines have been looked at: the start, each step, and each deadline itself.
  const [now, setNow] = useState(() => Date.now());

  const isAnswered = (questionId: string) => answers.has(questionId);
  // With the countdown switched off again, what it has closed is open.
  const isTooLate = (questionId: string) => settings.countdownToAnswer && isLate(kept, questionId, now);
  const closed = questions.map(({ questionId }): Verdict | null =>
    isAnswered(questionId) || isTooLate(questionId) ? 'wrong' : null,
  );

  const [position, setPosition] = useState(() => resumePosition(closed));
  const loaded = useLoadedQuestions(session, position);
  const known = questions[position];
  const question = known && loaded.byId.get(known.questionId);
  const answer = known && answers.get(known.questionId)?.userAnswer;
  const next = stepAfter(position, closed);
  const outcome = known ? outcomeOf(known.questionId) : null;
  const tally = tallyOf(questions.map(({ questionId }) => verdictOf(questionId)));
  const chosen = answer ?? (outcome === null && known ? (kept.choices[known.questionId] ?? null) : null);
  const autoMove = useAutoMove(() => {
    if (next !== 'complete') goTo(next);
  });

  function verdictOf(questionId: string): Verdict | null {
    const given = answers.get(questionId);
    const content = loaded.byId.get(questionId);
    if (!given) return null;
    // The server's word; ours in the frame of the tap, and until it has spoken.
    const isRight = given.isCorrect ?? (content && isRightAnswer(content, given.userAnswer));
    return isRight === undefined ? null : isRight ? 'right' : 'wrong';
  }

  function outcomeOf(questionId: string): Outcome | null {
    return verdictOf(questionId) ?? (!isAnswered(questionId) && isTooLate(questionId) ? 'late' : null);
  }

  function choose(option: string) {
    if (question && outcome === null) changeRun(id, (run) => chooseInRun(run, question.id, option));
  }

  function submit() {
    if (!question || outcome !== null || chosen === null) return;
    countStep(id);
    const movesOn = settings.autoMoveNext && isRightAnswer(question, chosen) && position < total - 1;
    flushSync(() => {
      giveAnswers([{ sessionId: id, questionId: question.id, userAnswer: chosen }]);
      if (movesOn) autoMove.start();
    });
    showExplanation();
    tellVerdict(question, chosen, settings.alertIncorrect);
  }

  function goTo(to: number) {
    countStep(id);
    flushSync(() => {
      setNow(Date.now());
      setPosition(to);
    });
    showQuestion();
  }

  /** At zero: the question stays unanswered, and the session moves on. After the last one the learner ends it. */
  function timeUp() {
    toast('Time ran out', `Question ${position + 1} is left unanswered.`);
    if (position < total - 1) return goTo(position + 1);
    countStep(id);
    flushSync(() => setNow(Date.now()));
    showExplanation();
  }

  return {
    sessionId: id,
    total,
    position,
    known,
    question,
    outcome,
    chosen,
    choose,
    tally,
    loaded,
    isLast: next === 'complete',
    isMovingOn: autoMove.isMoving,
    /** When the time for the question ends; null without a countdown, undefined before it has begun. */
    deadline: settings.countdownToAnswer && outcome === null && known ? kept.deadlines[known.questionId] : null,
    hasCountdown: settings.countdownToAnswer,
    timeUp,
    /** Next, then on. */
    goOn: () => {
      if (outcome === null) submit();
      else if (next === 'complete') endSession(id, tally.correct, total);
      else goTo(next);
    },
    /** Undefined on the first question. */
    goBack: position > 0 ? () => goTo(position - 1) : undefined,
  };
}
