import { isRightAnswer } from './grading.ts';
import { mockTestDeadline } from './mock-test.ts';
import { gradeTest } from './result-counting.ts';

/**
 * A mock test as it is gone through on a device. Answers may change until the finish (reading 20), and nothing is marked before it.
 * Instants are epoch ms.
 */
export type MockTestRun = {
  /** Draws the questions, orders their options, and is the result's id. */
  readonly seed: string;
  readonly startedAt: number;
  /** When it ends by itself; null where the learner switched the timer off. */
  readonly deadline: number | null;
  /** Option texts by question. */
  readonly choices: Readonly<Record<string, string>>;
  /** Ids of the questions to look at again. */
  readonly flagged: readonly string[];
  /** The question on the screen, from 0. */
  readonly position: number;
  readonly finishedAt: number | null;
};

type MarkedQuestion = {
  readonly id: string;
  readonly options: readonly string[];
  readonly correctAnswerIndex: number;
};

/** How much time a mock test gives: extra minutes for those whose real test has them, or no timer at all. */
export const mockTestTimes = ['official', 'quarter-more', 'half-more', 'untimed'] as const;
export type MockTestTime = (typeof mockTestTimes)[number];

/** Minutes beyond the official 57: a quarter and a half more, in whole minutes as the test centres give them. */
export const extraMinutes: Readonly<Record<Exclude<MockTestTime, 'untimed'>, number>> = {
  official: 0,
  'quarter-more': 14,
  'half-more': 29,
};

export function startMockTest(seed: string, time: MockTestTime, now: number): MockTestRun {
  const deadline = time === 'untimed' ? null : mockTestDeadline(now, extraMinutes[time]);
  return { seed, startedAt: now, deadline, choices: {}, flagged: [], position: 0, finishedAt: null };
}

/** Whether nothing can change any more: finished, or out of time. */
export function isMockTestOver({ deadline, finishedAt }: MockTestRun, now: number): boolean {
  return finishedAt !== null || (deadline !== null && deadline <= now);
}

/** Chooses an option, or another one in its place. */
export function chooseInMockTest(run: MockTestRun, questionId: string, option: string, now: number): MockTestRun {
  return isMockTestOver(run, now) ? run : { ...run, choices: { ...run.choices, [questionId]: option } };
}

/** Flags a question for review, or takes the flag away. */
export function flagInMockTest(run: MockTestRun, questionId: string): MockTestRun {
  const others = run.flagged.filter((id) => id !== questionId);
  return { ...run, flagged: others.length < run.flagged.length ? others : [...others, questionId] };
}

/** Ends a test; one that ran out of time ended at its deadline, however late that is noticed. */
export function finishMockTest(run: MockTestRun, now: number): MockTestRun {
  if (run.finishedAt !== null) return run;
  return { ...run, finishedAt: Math.min(now, run.deadline ?? now) };
}

/** Whether a finished test ended by itself. */
export function ranOutOfTime({ deadline, finishedAt }: MockTestRun): boolean {
  return deadline !== null && finishedAt === deadline;
}

/** When the learner is told how many minutes are left. */
const warnings: readonly number[] = [10, 2];

/** The minutes to tell of when the seconds left go from `before` to `after`: the latest mark passed, or null. A device may sleep past one. */
export function timeWarning(before: number, after: number): number | null {
  if (after <= 0) return null;
  return warnings.findLast((minutes) => before > minutes * 60 && after <= minutes * 60) ?? null;
}

/** What a finished test comes to: an answer for every question (null where there is none), counts, grade, and seconds taken. */
export function mockTestResult(run: MockTestRun, questions: readonly MarkedQuestion[]) {
  const answers = questions.map(({ id }) => ({ questionId: id, userAnswer: run.choices[id] ?? null }));
  const correctAnswers = questions.filter((question) => isRightAnswer(question, run.choices[question.id] ?? '')).length;
  const incorrectAnswers = questions.length - correctAnswers;
  return {
    ...gradeTest({ correctAnswers, incorrectAnswers }, 'multiple-choice'),
    correctAnswers,
    incorrectAnswers,
    timeTaken: Math.max(0, Math.round(((run.finishedAt ?? run.startedAt) - run.startedAt) / 1000)),
    answers,
  };
}

/** A run as it was kept on a device; null for anything else. */
export function asMockTestRun(value: unknown): MockTestRun | null {
  if (typeof value !== 'object' || value === null) return null;
  const run: Partial<Record<keyof MockTestRun, unknown>> = value;
  const isRun =
    typeof run.seed === 'string' &&
    Number.isFinite(run.startedAt) &&
    isInstantOrNull(run.deadline) &&
    isInstantOrNull(run.finishedAt) &&
    Number.isInteger(run.position) &&
    Array.isArray(run.flagged) &&
    typeof run.choices === 'object' &&
    run.choices !== null &&
    Object.values(run.choices).every((one) => typeof one === 'string');
  return isRun ? (value as MockTestRun) : null;
}

function isInstantOrNull(value: unknown): boolean {
  return value === null || Number.isFinite(value);
}
