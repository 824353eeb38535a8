import { useSyncExternalStore } from 'react';
import type { MockTestTime } from '#domain/mock-test-run.ts';
import { defaultPracticeSettings, type PracticeScope, type PracticeSettings } from '#domain/practice-settings.ts';
import { storageListeners } from './storage-listeners.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** What is remembered on this device. A feature that remembers something adds its key here. */
export type LocalSettings = {
  theme: ThemeChoice;
  /** False follows the device. */
  reduceMotion: boolean;
  /** Spec section 3: false hides the revision modal. */
  showPracticeRevisionModal: boolean;
  practiceSettings: PracticeSettings;
  practiceScope: PracticeScope;
  mockTestTime: MockTestTime;
  /** A–F, Enter, F, P, R and ? in a session. */
  singleKeyShortcuts: boolean;
  sound: boolean;
  /** What happens in a hazard clip is told in words as well. */
  clipDescriptions: boolean;
};

const defaults: LocalSettings = {
  theme: 'system',
  reduceMotion: false,
  showPracticeRevisionModal: true,
  practiceSettings: defaultPracticeSettings,
  practiceScope: 'all',
  mockTestTime: 'official',
  singleKeyShortcuts: true,
  sound: false,
  clipDescriptions: false,
};

type Key = keyof LocalSettings;

const listeners = storageListeners();
/** Parsed values by their stored text, so that a value that did not change is the same object. */
const parsed = new Map<Key, { readonly text: string | null; readonly value: unknown }>();

/** Reads a setting; its default where nothing, or nothing readable, is stored. */
export function readSetting<K extends Key>(key: K): LocalSettings[K] {
  const text = storedText(key);
  const known = parsed.get(key);
  if (known && known.text === text) return known.value as LocalSettings[K];
  const value = parse(text, defaults[key]);
  parsed.set(key, { text, value });
  return value;
}

/** Remembers a setting. Where the browser keeps nothing (private mode, full), it lasts until the page is left. */
export function writeSetting<K extends Key>(key: K, value: LocalSettings[K]): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    parsed.set(key, { text: storedText(key), value });
  }
  listeners.tell();
}

/** A setting and its setter; the screen follows changes made anywhere, other tabs included. */
export function useSetting<K extends Key>(key: K): readonly [LocalSettings[K], (value: LocalSettings[K]) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readSetting(key),
    () => defaults[key],
  );
  return [value, (next) => writeSetting(key, next)];
}

export const { subscribe } = listeners;

function storedText(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Takes stored text only where it is of the default's kind; an object's missing fields are the default's. */
function parse<T>(text: string | null, otherwise: T): T {
  if (text === null) return otherwise;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== typeof otherwise || value === null) return otherwise;
    return typeof value === 'object' ? { ...otherwise, ...value } : (value as T);
  } catch {
    return otherwise;
  }
}
