import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asPendingResult,
  discardPendingResult,
  isSettledResult,
  keepPendingResult,
  type PendingResult,
  pendingResult,
} from './pending-result.ts';
import { queryClient, sessionQueryKey } from './query-client.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  signedInAs('alex');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a pending result', () => {
  it('is there until it is discarded, and is then known as settled', () => {
    expect(pendingResult()).toBeNull();
    keepPendingResult(result('one'));
    expect(pendingResult()).toEqual(result('one'));
    expect(isSettledResult('one')).toBe(false);
    discardPendingResult('one');
    expect(pendingResult()).toBeNull();
    expect(isSettledResult('one')).toBe(true);
    keepPendingResult(result('one'));
    expect(pendingResult()).toBeNull();
  });

  it('does not push out one that waits already: the latest is shown first', () => {
    keepPendingResult(result('one'));
    keepPendingResult(result('two'));
    keepPendingResult(result('two'));
    expect(pendingResult()?.id).toBe('two');
    discardPendingResult();
    expect(pendingResult()?.id).toBe('one');
  });

  it('is one learner’s own', () => {
    keepPendingResult(result('one'));
    signedInAs('sam');
    expect(pendingResult()).toBeNull();
    signedInAs('alex');
    expect(pendingResult()?.id).toBe('one');
  });

  it.each(['{', 'null', '[]', '{"waiting":7}', '{"waiting":[{"id":"one"}]}'])('is none where %s is stored', (text) => {
    stored.set('catseye.results.alex', text);
    expect(pendingResult()).toBeNull();
  });

  it('lasts until the page is left where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    keepPendingResult(result('one'));
    expect(pendingResult()?.id).toBe('one');
    discardPendingResult();
    expect(pendingResult()).toBeNull();
  });
});

describe('asPendingResult', () => {
  it('takes a result', () => expect(asPendingResult(result('one'))).toEqual(result('one')));

  it.each([
    null,
    undefined,
    'one',
    {},
    { ...result('one'), score: '80' },
    { ...result('one'), passed: undefined },
    { ...result('one'), category: 'toString' },
  ])('does not take %o', (value) => expect(asPendingResult(value)).toBeNull());
});

function signedInAs(id: string): void {
  queryClient.setQueryData(sessionQueryKey, { learner: { id } });
}

function result(id: string): PendingResult {
  return {
    id,
    score: 80,
    correctAnswers: 8,
    incorrectAnswers: 2,
    timeTaken: 272,
    testDate: '2026-11-20T09:30:00.000Z',
    passed: true,
    category: 'theory',
  };
}
