import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Question } from '#contract/categories.ts';
import type { PracticeSession, SessionQuestion } from '#contract/practice.ts';
import { toastDurations } from '#domain/constants.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { resumePosition, stepAfter, tallyOf, type Verdict } from '#domain/practice-run.ts';
import { optionOrder } from '#domain/random.ts';
import { announce } from '#web/ui/announce.ts';
import { toast } from '#web/ui/toast.ts';
import { finishSession, giveAnswers } from '../question/answer-outbox.ts';
import { showExplanation, showQuestion } from '../question/question-focus.ts';
import { countStep, startClock } from '../question/time-taken.ts';
import { type ShownAnswer, useSessionAnswers } from '../question/use-session-answers.ts';

/** A question of the run, with what the learner has answered. */
export type RunQuestion = {
  readonly question: Question;
  readonly known: SessionQuestion;
  readonly answer: string | null;
  readonly verdict: Verdict | null;
};

export type CategoryRunState = ReturnType<typeof useCategoryRun>;

/** A category's session as it is gone through: where the learner is, what is chosen, and the steps. */
export function useCategoryRun(session: PracticeSession, content: ReadonlyMap<string, Question>, onEnd: () => void) {
  const answers = useSessionAnswers(session);
  const questions = runQuestions(session, content, answers);
  const verdicts = questions.map(({ verdict }) => verdict);
  const tally = tallyOf(verdicts);

  const [position, setPosition] = useState(() => resumePosition(verdicts));
  const [choice, setChoice] = useState<{ readonly questionId: string; readonly option: string } | null>(null);

  const current = questions[Math.min(position, questions.length - 1)];
  const chosen = current?.answer ?? (choice?.questionId === current?.question.id ? (choice?.option ?? null) : null);
  const next = stepAfter(position, verdicts);

  function choose(option: string) {
    startClock(session.id);
    if (current && current.verdict === null) setChoice({ questionId: current.question.id, option });
  }

  function submit() {
    if (!current || current.verdict !== null || chosen === null) return;
    const { question } = current;
    countStep(session.id);
    flushSync(() => giveAnswers([{ sessionId: session.id, questionId: question.id, userAnswer: chosen }]));
    showExplanation();
    tellVerdict(question, isRightAnswer(question, chosen));
  }

  function goTo(to: number) {
    countStep(session.id);
    flushSync(() => setPosition(to));
    showQuestion();
  }

  function complete() {
    countStep(session.id);
    finishSession(session.id);
    // A phone shows the newest first, and the others after it.
    toast('Practice session complete!', undefined, { duration: toastDurations.categorySessionComplete });
    toast('Session Complete!', `You answered ${tally.correct} out of ${tally.total} questions correctly.`);
    onEnd();
  }

  return {
    sessionId: session.id,
    questions,
    tally,
    position,
    current,
    options: current ? optionOrder(current.question.options, session.id, current.question.id) : [],
    chosen,
    choose,
    isLast: next === 'complete',
    /** Submit, then on. */
    goOn: () => {
      if (!current || current.verdict === null) submit();
      else if (next === 'complete') complete();
      else goTo(next);
    },
    /** Undefined on the first question. */
    goBack: position > 0 ? () => goTo(position - 1) : undefined,
  };
}

function runQuestions(
  { questions }: PracticeSession,
  content: ReadonlyMap<string, Question>,
  answers: ReadonlyMap<string, ShownAnswer>,
): RunQuestion[] {
  return questions.flatMap((known) => {
    const question = content.get(known.questionId);
    if (!question) return [];
    const answer = answers.get(known.questionId);
    return {
      question,
      known,
      answer: answer?.userAnswer ?? null,
      verdict: answer ? verdictOf(question, answer) : null,
    };
  });
}

/** Ours in the frame of the tap; the server's as soon as it has spoken. */
function verdictOf(question: Question, { userAnswer, isCorrect }: ShownAnswer): Verdict {
  return (isCorrect ?? isRightAnswer(question, userAnswer)) ? 'right' : 'wrong';
}

function tellVerdict({ options, correctAnswerIndex, explanation }: Question, isRight: boolean) {
  if (isRight) toast('Correct!', 'Well done! You got it right.');
  else toast('Incorrect', "Don't worry, keep practicing!");
  const verdict = isRight ? 'Correct!' : `Incorrect. The right answer is: ${options[correctAnswerIndex]}.`;
  announce(`${verdict} ${explanation}`);
}
