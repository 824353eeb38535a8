import { afterEach, expect, it, vi } from 'vitest';
import { requestTimeout } from '#domain/constants.ts';
import { answerAskedAhead } from './asked-ahead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is there once, while the page starts', async () => {
  const answer = new Response('{}');
  vi.stubGlobal('askedAhead', new Map([['/api/profile', Promise.resolve(answer)]]));
  expect(await answerAskedAhead('/api/profile')).toBe(answer);
  expect(answerAskedAhead('/api/profile')).toBeUndefined();
});

it('is left alone once it is old', () => {
  vi.stubGlobal('askedAhead', new Map([['/api/profile', Promise.resolve(new Response('{}'))]]));
  vi.spyOn(performance, 'now').mockReturnValue(requestTimeout);
  expect(answerAskedAhead('/api/profile')).toBeUndefined();
});

it('is nothing on a page that has asked for nothing', () => {
  expect(answerAskedAhead('/api/profile')).toBeUndefined();
});
