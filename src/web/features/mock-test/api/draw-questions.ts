import { queryOptions } from '@tanstack/react-query';
import { drawMockTestQuestions } from '#contract/mock-test.ts';
import { call } from '#web/lib/call.ts';

/** The fifty questions that a seed draws; none where the bank cannot fill a test. */
export function mockTestQuestionsQuery(seed: string) {
  return queryOptions({
    queryKey: ['mock-test', seed],
    queryFn: ({ signal }) => call(drawMockTestQuestions, { query: { seed } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
