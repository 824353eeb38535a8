import type { Route } from '#contract/route.ts';
import { signIn, signUp } from '#contract/account.ts';
import { type Credentials, newcomer } from './accounts.ts';
import { urlOf } from './caller.ts';

type Given = { readonly params?: Record<string, unknown>; readonly body?: unknown };

/** A learner who talks HTTP to a server that is a process of its own, and may be gone or another at any time. */
export type HttpLearner = {
  readonly credentials: Credentials;
  /** The status and body of the answer; null where there was none, so that nobody knows what became of the request. */
  readonly ask: (url: string, route: Route, given?: Given) => Promise<{ status: number; json: unknown } | null>;
};

export async function httpLearner(url: string): Promise<HttpLearner> {
  const credentials = newcomer();
  await post(url, signUp, credentials, {});
  const { email, password } = credentials;
  const response = await post(url, signIn, { email, password }, {});
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return {
    credentials,
    async ask(at, route, given = {}) {
      try {
        const reply = await fetch(`${at}${urlOf(route, given)}`, {
          method: route.method,
          headers: { cookie, ...(given.body !== undefined && { 'content-type': 'application/json' }) },
          ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
        });
        return { status: reply.status, json: await reply.json() };
      } catch {
        return null;
      }
    },
  };
}

/** Posts to a route of a server that listens. */
export function post(url: string, route: Route, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(`${url}${route.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
