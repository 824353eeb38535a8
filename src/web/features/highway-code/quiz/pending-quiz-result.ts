import type { QuizQuestion } from '#contract/area-content.ts';
import { isPass } from '#domain/grading.ts';
import { type QuizRun, quizResult } from '#domain/quick-quiz.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';

/** The ids of the question bank, whose answers the server can grade; the starter edition's quiz has questions of its own. */
const bankId = /^[a-z-]+-\d{3}$/;

/** A finished run as a result to save. The seed is its id, so that one run is one result. */
export function pendingQuizResult(run: QuizRun, questions: readonly QuizQuestion[]): PendingResult {
  const { correct, incorrect, score, seconds } = quizResult(run, questions);
  const answers = questions.map(({ id }, index) => ({ questionId: id, userAnswer: run.answers[index] ?? null }));
  return {
    id: run.seed,
    score,
    passed: isPass(score),
    correctAnswers: correct,
    incorrectAnswers: incorrect,
    timeTaken: Math.min(seconds, 86_400),
    testDate: new Date(run.finishedAt ?? run.startedAt).toISOString(),
    category: 'highway',
    subcategory: 'Quick Quiz',
    ...(questions.every(({ id }) => bankId.test(id)) && { answers }),
  };
}
