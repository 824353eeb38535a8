import { mockTestSubcategory } from '#domain/mock-test.ts';
import { mockTestResult } from '#domain/mock-test-run.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';
import type { KeptMockTest } from './kept-mock-test.ts';

const day = 86_400;

/** A finished test as a result to save. The seed is its id, so that one test is one result. */
export function pendingMockResult({ run, questions }: KeptMockTest): PendingResult {
  const { timeTaken, ...result } = mockTestResult(run, questions);
  return {
    ...result,
    id: run.seed,
    timeTaken: Math.min(timeTaken, day),
    testDate: new Date(run.finishedAt ?? run.startedAt).toISOString(),
    category: 'theory',
    subcategory: mockTestSubcategory,
  };
}
