import { useSyncExternalStore } from 'react';
import type { NewTestResult } from '#contract/results.ts';
import { areaIds } from '#domain/areas.ts';
import { queryClient, sessionQueryKey } from './query-client.ts';
import { readRememberedSession } from './remembered-session.ts';
import { storageListeners } from './storage-listeners.ts';

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

const listeners = storageListeners();
let parsed: { readonly text: string | null; readonly kept: Kept } = { text: null, kept: nothing };
/** What the browser refused to keep (private mode, full); it then lasts until the page is left. */
let held: { readonly key: string; readonly kept: Kept } | null = null;

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
  return useSyncExternalStore(
    listeners.subscribe,
    () => read().waiting,
    () => nothing.waiting,
  );
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
  const key = storageKey();
  const kept = how(read());
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    held = null;
  } catch {
    held = { key, kept };
  }
  listeners.tell();
}

/** Read anew each time, because other tabs of this learner write it too; the same object until it changes. */
function read(): Kept {
  const key = storageKey();
  if (held?.key === key) return held.kept;
  const text = stored(key);
  if (text !== parsed.text) parsed = { text, kept: parse(text) };
  return parsed.kept;
}

/** Each learner has their own on a device, so that nobody's result is saved under another's name. */
function storageKey(): string {
  const session = queryClient.getQueryData<{ readonly learner: { readonly id: string } } | null>(sessionQueryKey);
  return `catseye.results.${(session ?? readRememberedSession())?.learner.id ?? 'nobody'}`;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): Kept {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    if (typeof value !== 'object' || value === null) return nothing;
    const { waiting, settled }: Partial<Record<keyof Kept, unknown>> = value;
    return {
      waiting: Array.isArray(waiting) ? waiting.filter((one) => asPendingResult(one) !== null) : [],
      settled: Array.isArray(settled) ? settled.filter((one) => typeof one === 'string') : [],
    };
  } catch {
    return nothing;
  }
}

function without(results: readonly PendingResult[], id: string): PendingResult[] {
  return results.filter((one) => one.id !== id);
}
