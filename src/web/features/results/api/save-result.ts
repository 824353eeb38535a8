import { saveTestResult } from '#contract/results.ts';
import type { RouteResponse } from '#contract/route.ts';
import { isPass } from '#domain/grading.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';

export type SavedResult = RouteResponse<typeof saveTestResult>;

/** Saves a result; saved before is success. */
export async function saveResult(result: PendingResult): Promise<SavedResult> {
  try {
    return await call(saveTestResult, { body: result });
  } catch (failure) {
    if (!result.answers || !isAboutWithdrawnQuestion(failure) || isGradedByAnswers(result)) throw failure;
    const { answers: _, ...counts } = result;
    return call(saveTestResult, { body: counts });
  }
}

/** By its counts alone a mock test that missed the official mark would pass as practice. */
function isGradedByAnswers({ score, passed }: PendingResult): boolean {
  return isPass(score) !== passed;
}

/** A result may wait on a device for weeks; a question it rests on can be gone or reworded by then. Its counts still stand. */
function isAboutWithdrawnQuestion(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.code === 'NOT_FOUND' || failure.code === 'NOT_AN_OPTION');
}
