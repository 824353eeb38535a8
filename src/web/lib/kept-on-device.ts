import { useSyncExternalStore } from 'react';
import { storageListeners } from './storage-listeners.ts';

/** One thing that each learner has kept on this device, or null. */
export type KeptOnDevice<T> = {
  /** The screen follows changes made anywhere, other tabs included. */
  readonly use: (learnerId: string) => T | null;
  /** Read anew each time, because other tabs write it too; the same object until it changes. */
  readonly get: (learnerId: string) => T | null;
  /** Keeps a value in the place of the one before; null gives it up. */
  readonly keep: (learnerId: string, value: T | null) => void;
};

/**
 * Keeps a thing in the browser's storage, by learner. `read` makes sense of what was stored, perhaps by an older release: null for
 * what is no such thing.
 */
export function keptOnDevice<T>(name: string, read: (value: unknown) => T | null): KeptOnDevice<T> {
  const listeners = storageListeners();
  let parsed: { readonly text: string | null; readonly value: T | null } = { text: null, value: null };
  /** What the browser refused to keep (private mode, full); it then lasts until the page is left. */
  let held: { readonly key: string; readonly value: T | null } | null = null;
  const keyOf = (learnerId: string) => `catseye.${name}.${learnerId}`;

  function get(learnerId: string): T | null {
    const key = keyOf(learnerId);
    if (held?.key === key) return held.value;
    const text = stored(key);
    if (text !== parsed.text) parsed = { text, value: parse(text, read) };
    return parsed.value;
  }

  return {
    get,
    use: (learnerId) => useSyncExternalStore(listeners.subscribe, () => get(learnerId)),
    keep(learnerId, value) {
      const key = keyOf(learnerId);
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
        held = null;
      } catch {
        held = { key, value };
      }
      listeners.tell();
    },
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse<T>(text: string | null, read: (value: unknown) => T | null): T | null {
  try {
    return read(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
