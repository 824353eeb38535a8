import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPracticeSettings } from '#domain/practice-settings.ts';
import { readSetting, writeSetting } from './local-settings.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('local settings', () => {
  it('are the defaults until something is stored', () => {
    expect(readSetting('theme')).toBe('system');
    expect(readSetting('practiceSettings')).toEqual(defaultPracticeSettings);
  });

  it('store the revision modal’s choice as the spec has it', () => {
    writeSetting('showPracticeRevisionModal', false);
    expect(stored.get('showPracticeRevisionModal')).toBe('false');
    expect(readSetting('showPracticeRevisionModal')).toBe(false);
  });

  it('fill what an older release did not store', () => {
    stored.set('practiceSettings', '{"maxQuestions":5}');
    expect(readSetting('practiceSettings')).toEqual({ ...defaultPracticeSettings, maxQuestions: 5 });
  });

  it.each(['{', 'null', '7', '"dark"'])('are the defaults where %s is stored', (text) => {
    stored.set('practiceSettings', text);
    expect(readSetting('practiceSettings')).toEqual(defaultPracticeSettings);
  });

  it('are the same object until they change, so that a screen is not drawn anew', () => {
    writeSetting('practiceSettings', { ...defaultPracticeSettings, maxQuestions: 5 });
    expect(readSetting('practiceSettings')).toBe(readSetting('practiceSettings'));
  });

  it('last until the page is left where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    writeSetting('theme', 'dark');
    expect(readSetting('theme')).toBe('dark');
  });
});
