import { randomUUID } from 'node:crypto';
import { type NewTestResult, saveTestResult } from '#contract/results.ts';
import type { Caller } from './caller.ts';

/** A result as a client sends it: ten questions, eight right, in 400 seconds, unless told otherwise. */
export function newResult(changes: Partial<NewTestResult> = {}): NewTestResult {
  return {
    id: randomUUID(),
    score: 80,
    correctAnswers: 8,
    incorrectAnswers: 2,
    timeTaken: 400,
    testDate: '2026-05-01T10:00:00.000Z',
    passed: true,
    category: 'theory',
    ...changes,
  };
}

/** Saves a result of the learner. */
export function save(learner: Caller, changes: Partial<NewTestResult> = {}) {
  return learner.call(saveTestResult, { body: newResult(changes) });
}

/** A result that passes, and one that does not. */
export const pass = { correctAnswers: 7, incorrectAnswers: 3 } as const;
export const fail = { correctAnswers: 6, incorrectAnswers: 4 } as const;
