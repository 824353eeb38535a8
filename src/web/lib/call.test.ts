import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSession, signIn } from '#contract/account.ts';
import { listTestResults } from '#contract/results.ts';
import { requestTimeout } from '#domain/constants.ts';
import { call, routePath } from './call.ts';

const session = {
  learner: { id: 'a', fullName: 'Ada', email: 'ada@example.org', emailVerified: true, createdAt: 1 },
  expiresAt: 2,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(body: string, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('call', () => {
  it('sends what the route asks for, as JSON', async () => {
    const fetched = answerWith(JSON.stringify(session));
    await expect(call(signIn, { body: { email: 'ada@example.org', password: 'secret' } })).resolves.toEqual(session);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/auth/sign-in/email');
    expect(init).toMatchObject({ method: 'POST', body: '{"email":"ada@example.org","password":"secret"}' });
  });

  it('takes what the page has asked for before the code was there, once', async () => {
    const fetched = answerWith('null');
    vi.stubGlobal('askedAhead', new Map([[getSession.path, Promise.resolve(new Response(JSON.stringify(session)))]]));
    await expect(call(getSession)).resolves.toEqual(session);
    expect(fetched).not.toHaveBeenCalled();
    await expect(call(getSession)).resolves.toBeNull();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('asks again where that has failed', async () => {
    const fetched = answerWith('null');
    vi.stubGlobal('askedAhead', new Map([[getSession.path, Promise.resolve(undefined)]]));
    await expect(call(getSession)).resolves.toBeNull();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('sends no body where the route has none', async () => {
    const fetched = answerWith('null');
    await expect(call(getSession)).resolves.toBeNull();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', body: null });
  });

  it('throws the server’s failure, with its fields', async () => {
    const issues = [{ path: 'email', message: 'Bad.' }];
    answerWith(JSON.stringify({ code: 'INVALID_REQUEST', message: 'Not valid.', issues }), 400);
    await expect(call(getSession)).rejects.toMatchObject({
      name: 'ApiFailure',
      code: 'INVALID_REQUEST',
      message: 'Not valid.',
      status: 400,
      issues,
    });
  });

  it.each([
    ['a page of a proxy', '<html>502</html>', 502],
    ['JSON that is no failure of ours', '{"error":"teapot"}', 418],
  ])('calls %s unreadable', async (_, body, status) => {
    answerWith(body, status);
    await expect(call(getSession)).rejects.toMatchObject({ code: 'UNREADABLE', status });
  });

  it('calls a request that reached no server offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(getSession)).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
  });

  it('gives up after ten seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', neverAnswers);
    const outcome = expect(call(getSession)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(requestTimeout);
    await outcome;
  });

  it('passes a cancelled query’s own error on', async () => {
    vi.stubGlobal('fetch', neverAnswers);
    const stop = new AbortController();
    const outcome = expect(call(getSession, {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    stop.abort();
    await outcome;
  });
});

describe('routePath', () => {
  it('fills in parameters and query, and leaves out what is not given', () => {
    expect(routePath('/api/flags/:kind/:itemId', { params: { kind: 'sign', itemId: 'a b' } })).toBe(
      '/api/flags/sign/a%20b',
    );
    expect(routePath(listTestResults.path, { query: { limit: 5, after: undefined } })).toBe('/api/results?limit=5');
    expect(routePath('/api/questions', { query: { category: [1, 2] } })).toBe('/api/questions?category=1&category=2');
  });
});

function neverAnswers(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}
