import { useSyncExternalStore } from 'react';
import type { Question } from '#contract/categories.ts';
import { asMockTestRun, type MockTestRun } from '#domain/mock-test-run.ts';
import { storageListeners } from '#web/lib/storage-listeners.ts';

/**
 * A learner's mock test on this device: the one under way, or the last one. Its questions are kept with it, so that a test goes on as
 * it was handed out, whatever a release or the connection does meanwhile.
 */
export type KeptMockTest = { readonly run: MockTestRun; readonly questions: readonly Question[] };

const listeners = storageListeners();
let parsed: { readonly text: string | null; readonly kept: KeptMockTest | null } = { text: null, kept: null };
/** What the browser refused to keep (private mode, full); it then lasts until the page is left. */
let held: { readonly key: string; readonly kept: KeptMockTest | null } | null = null;

/** The learner's mock test; the screen follows changes made anywhere, other tabs included. */
export function useKeptMockTest(learnerId: string): KeptMockTest | null {
  return useSyncExternalStore(listeners.subscribe, () => keptMockTest(learnerId));
}

/** Read anew each time, because other tabs write it too; the same object until it changes. */
export function keptMockTest(learnerId: string): KeptMockTest | null {
  const key = keyOf(learnerId);
  if (held?.key === key) return held.kept;
  const text = stored(key);
  if (text !== parsed.text) parsed = { text, kept: parse(text) };
  return parsed.kept;
}

/** Keeps a test in the place of the one before; null gives it up. */
export function keepMockTest(learnerId: string, kept: KeptMockTest | null): void {
  const key = keyOf(learnerId);
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
    held = null;
  } catch {
    held = { key, kept };
  }
  listeners.tell();
}

/** Each learner has their own on a device. */
function keyOf(learnerId: string): string {
  return `catseye.mock-test.${learnerId}`;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): KeptMockTest | null {
  try {
    const value = JSON.parse(text ?? 'null') as { readonly run?: unknown; readonly questions?: unknown } | null;
    const run = asMockTestRun(value?.run);
    return run && Array.isArray(value?.questions) && value.questions.every(isQuestion)
      ? { run, questions: value.questions }
      : null;
  } catch {
    return null;
  }
}

/** Half a question would break the screen at every visit; a whole one is as the server sent it. */
function isQuestion(value: unknown): value is Question {
  return typeof value === 'object' && value !== null && 'options' in value && Array.isArray(value.options);
}
