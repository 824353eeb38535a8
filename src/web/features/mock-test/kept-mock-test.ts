import type { Question } from '#contract/categories.ts';
import { asMockTestRun, type MockTestRun } from '#domain/mock-test-run.ts';
import { keptOnDevice } from '#web/lib/kept-on-device.ts';

/**
 * A learner's mock test on this device: the one under way, or the last one. Its questions are kept with it, so that a test goes on as
 * it was handed out, whatever a release or the connection does meanwhile.
 */
export type KeptMockTest = { readonly run: MockTestRun; readonly questions: readonly Question[] };

export const keptMockTest = keptOnDevice<KeptMockTest>('mock-test', (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const { run: stored, questions }: { readonly run?: unknown; readonly questions?: unknown } = value;
  const run = asMockTestRun(stored);
  return run && Array.isArray(questions) && questions.every(isQuestion) ? { run, questions } : null;
});

/** Half a question would break the screen at every visit; a whole one is as the server sent it. */
function isQuestion(value: unknown): value is Question {
  return typeof value === 'object' && value !== null && 'options' in value && Array.isArray(value.options);
}
