import type { NewTestResult } from '#contract/results.ts';
import { areaIds } from '#domain/areas.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { queryClient, sessionQueryKey } from './query-client.ts';
import { readRememberedSession } from './remembered-session.ts';

/**
 * A finished test that is not saved yet (reading 5). Who finishes one makes its id, and then:
 *
 *     keepPendingResult(result);
 *     navigate('/results', { state: { result } satisfies ResultState });
 */
export type PendingResult = NewTestResult;

/** What `/results` reads from the navigation. */
export type ResultState = { readonly result: PendingResult };

/** What a learner has finished on this device: results that wait, oldest first, and ids of those that are dealt with. */
type Kept = { readonly waiting: readonly PendingResult[]; readonly settled: readonly string[] };

const nothing: Kept = { waiting: [], settled: [] };
/** Of so many settled results the ids are known, so that going back in the browser does not bring one back. */
const settledKept = 20;

/** Each learner has their own on a device, so that nobody's result is saved under another's name. */
const store = keptOnDevice<Kept>('results', asKept);

/**
 * Keeps a result on the device until it is saved or discarded. The same id again takes the older one's place; one that was dealt
 * with, in this tab or another, stays so.
 */
export function keepPendingResult(result: PendingResult): void {
  if (isSettledResult(result.id)) return;
  change(({ waiting, settled }) => ({ waiting: [...without(waiting, result.id), result], settled }));
}

/** The result that waits to be saved; the latest where there are several. */
export function pendingResult(): PendingResult | null {
  return read().waiting.at(-1) ?? null;
}

/** Forgets a result, the latest one unless its id is given: it was saved, or the learner does not want it. */
export function discardPendingResult(id: string | undefined = pendingResult()?.id): void {
  if (id === undefined) return;
  change(({ waiting, settled }) => ({
    waiting: without(waiting, id),
    settled: [...settled.filter((one) => one !== id), id].slice(-settledKept),
  }));
}

/** Whether a result was saved or discarded on this device. */
export function isSettledResult(id: string): boolean {
  return read().settled.includes(id);
}

/** The results that wait, oldest first; the screen follows changes made anywhere, other tabs included. */
export function usePendingResults(): readonly PendingResult[] {
  return (store.use(learnerId()) ?? nothing).waiting;
}

/** A value from storage or from the browser's history as a result, or null where it is none. */
export function asPendingResult(value: unknown): PendingResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const one: Partial<Record<string, unknown>> = { ...value };
  const numbers = [one['score'], one['correctAnswers'], one['incorrectAnswers'], one['timeTaken']];
  const complete =
    typeof one['id'] === 'string' &&
    typeof one['testDate'] === 'string' &&
    typeof one['passed'] === 'boolean' &&
    numbers.every(Number.isInteger) &&
    (one['category'] === undefined || areaIds.some((id) => id === one['category']));
  return complete ? (value as PendingResult) : null;
}

function change(how: (kept: Kept) => Kept): void {
  store.keep(learnerId(), how(read()));
}

function read(): Kept {
  return store.get(learnerId()) ?? nothing;
}

function learnerId(): string {
  const session = queryClient.getQueryData<{ readonly learner: { readonly id: string } } | null>(sessionQueryKey);
  return (session ?? readRememberedSession())?.learner.id ?? 'nobody';
}

function asKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { waiting, settled }: Partial<Record<keyof Kept, unknown>> = value;
  return {
    waiting: Array.isArray(waiting) ? waiting.filter((one) => asPendingResult(one) !== null) : [],
    settled: Array.isArray(settled) ? settled.filter((one) => typeof one === 'string') : [],
  };
}

function without(results: readonly PendingResult[], id: string): PendingResult[] {
  return results.filter((one) => one.id !== id);
}
