import { isPass } from '#domain/grading.ts';
import { type QuizRun, quizResult } from '#domain/quick-quiz.ts';
import type { SignQuizQuestion } from '#domain/sign-quiz.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';

const day = 86_400;

/** A finished run as a result to save. The seed is its id, so that one run is one result. */
export function pendingQuizResult(run: QuizRun, questions: readonly SignQuizQuestion[]): PendingResult {
  const { correct, incorrect, score, seconds } = quizResult(run, questions);
  return {
    id: run.seed,
    score,
    passed: isPass(score),
    correctAnswers: correct,
    incorrectAnswers: incorrect,
    timeTaken: Math.min(seconds, day),
    testDate: new Date(run.finishedAt ?? run.startedAt).toISOString(),
    category: 'signs',
    subcategory: 'Signs Quiz',
  };
}
