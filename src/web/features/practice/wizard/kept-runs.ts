import { useSyncExternalStore } from 'react';
import { type KeptRun, type KeptRuns, keepRun, newRun, parseKeptRuns } from '#domain/kept-run.ts';
import { storageListeners } from '#web/lib/storage-listeners.ts';

const key = 'catseye.practice-runs';
const listeners = storageListeners();
let parsed: { readonly text: string | null; readonly runs: KeptRuns } = { text: null, runs: {} };
/** What the browser refused to keep (private mode, full); it then lasts until the page is left. */
let held: KeptRuns | null = null;

/** A session's run on this device; the screen follows changes made anywhere, other tabs included. */
export function useKeptRun(sessionId: string): KeptRun {
  return useSyncExternalStore(listeners.subscribe, () => keptRun(sessionId));
}

export function keptRun(sessionId: string): KeptRun {
  return read()[sessionId] ?? newRun;
}

/** Changes a session's run and keeps it. */
export function changeRun(sessionId: string, change: (run: KeptRun) => KeptRun): void {
  const before = keptRun(sessionId);
  const run = change(before);
  if (run === before) return;
  const runs = keepRun(read(), sessionId, run);
  try {
    localStorage.setItem(key, JSON.stringify(runs));
    held = null;
  } catch {
    held = runs;
  }
  listeners.tell();
}

/** Read anew each time, because other tabs write it too; the same object until it changes. */
function read(): KeptRuns {
  if (held) return held;
  const text = stored();
  if (text !== parsed.text) parsed = { text, runs: parseKeptRuns(text) };
  return parsed.runs;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
