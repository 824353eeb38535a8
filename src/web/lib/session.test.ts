import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, clientFailure } from './api-failure.ts';
import { doorFor } from './leave-signed-out.ts';
import { isWorthRetrying } from './query-client.ts';
import { keepReturnPath, takeReturnPath } from './return-path.ts';
import { isSessionDue } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

describe('isSessionDue', () => {
  it.each([
    [90_001, false],
    [90_000, false],
    [89_999, true],
    [0, true],
    [-1, true],
  ])('with %i ms left: %s', (left, due) => {
    expect(isSessionDue(1_000_000 + left, 1_000_000)).toBe(due);
  });
});

describe('doorFor', () => {
  it.each([
    ['/', '/auth/signup'],
    ['/theory/practice', '/auth/signup'],
    ['/profile/settings', '/auth/login'],
    ['/profile/achievements', '/auth/login'],
  ])('%s leads to %s', (path, door) => expect(doorFor(path)).toBe(door));
});

describe('the page to return to', () => {
  it.each([
    ['/practice/1?q=2', '/practice/1?q=2'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['/auth/login', '/'],
  ])('%s becomes %s, once', (kept, taken) => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    keepReturnPath(kept);
    expect(takeReturnPath()).toBe(taken);
    expect(takeReturnPath()).toBe('/');
  });
});

describe('isWorthRetrying', () => {
  const failed = (status: number) => new ApiFailure({ code: 'ANY', message: '' }, status);

  it('tries a fault of the server twice more', () => {
    expect([0, 1, 2].map((failures) => isWorthRetrying(failures, failed(503)))).toEqual([true, true, false]);
  });

  it.each([failed(404), failed(429), clientFailure('OFFLINE'), new Error('ours')])(
    'does not try %o again',
    (failure) => {
      expect(isWorthRetrying(0, failure)).toBe(false);
    },
  );
});
