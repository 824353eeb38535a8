import { percentOf } from './grading.ts';

/**
 * A run of the quick quiz (spec section 4): start, choose, Check Answer reveals and locks, then Next Question or Finish Quiz.
 * The seed draws the same questions again, so that a run survives a reload. Instants are epoch ms.
 */
export type QuizRun = {
  readonly seed: string;
  readonly startedAt: number;
  /** The options that were checked, by their texts, one for each question so far. */
  readonly answers: readonly string[];
  /** The option chosen and not checked yet. */
  readonly chosen: string | null;
  /** Whether the latest answer is on the screen, revealed, or the next question is. */
  readonly revealed: boolean;
  readonly finishedAt: number | null;
};

type Marked = { readonly options: readonly string[]; readonly correctAnswer: number };

export function startQuiz(seed: string, now: number): QuizRun {
  return { seed, startedAt: now, answers: [], chosen: null, revealed: false, finishedAt: null };
}

/** Position of the question on the screen, from 0. */
export function quizPosition({ answers, revealed }: QuizRun): number {
  return revealed ? answers.length - 1 : answers.length;
}

/** Chooses an option. After Check Answer the question is locked, and nothing changes. */
export function chooseOption(run: QuizRun, option: string): QuizRun {
  return run.revealed || run.finishedAt !== null ? run : { ...run, chosen: option };
}

/** Check Answer: keeps the chosen option and reveals. Nothing without a choice. */
export function checkAnswer(run: QuizRun): QuizRun {
  if (run.chosen === null || run.revealed) return run;
  return { ...run, answers: [...run.answers, run.chosen], chosen: null, revealed: true };
}

/** Next Question, or Finish Quiz after the last of `total`. */
export function goOn(run: QuizRun, total: number, now: number): QuizRun {
  if (!run.revealed || run.finishedAt !== null) return run;
  return run.answers.length < total ? { ...run, revealed: false } : { ...run, finishedAt: now };
}

/** How many answers were right. */
export function correctAnswers(run: QuizRun, questions: readonly Marked[]): number {
  return run.answers.filter((answer, index) => {
    const question = questions[index];
    return question !== undefined && question.options[question.correctAnswer] === answer;
  }).length;
}

/** What the result screen says of a finished run: counts, whole percent, and seconds from start to finish. */
export function quizResult(run: QuizRun, questions: readonly Marked[]) {
  const correct = correctAnswers(run, questions);
  return {
    correct,
    incorrect: questions.length - correct,
    score: percentOf(correct, questions.length),
    seconds: Math.max(0, Math.round(((run.finishedAt ?? run.startedAt) - run.startedAt) / 1000)),
  };
}

/** A run as it was kept on the device; null for anything else. */
export function parseQuizRun(text: string | null): QuizRun | null {
  try {
    const run = JSON.parse(text ?? 'null') as Partial<QuizRun> | null;
    const isRun =
      typeof run?.seed === 'string' &&
      typeof run.startedAt === 'number' &&
      Array.isArray(run.answers) &&
      run.answers.every((answer) => typeof answer === 'string') &&
      typeof run.revealed === 'boolean' &&
      (!run.revealed || run.answers.length > 0) &&
      (run.chosen === null || typeof run.chosen === 'string') &&
      (run.finishedAt === null || typeof run.finishedAt === 'number');
    return isRun ? (run as QuizRun) : null;
  } catch {
    return null;
  }
}
