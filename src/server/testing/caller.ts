import type { OutgoingHttpHeaders } from 'node:http';
import { type Failure, failure } from '#contract/errors.ts';
import type { Route, RouteInput, RouteResponse } from '#contract/route.ts';
import type { TestApp } from './test-app.ts';

type Input = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};
type Arguments<R> =
  unknown extends RouteInput<R>
    ? [input?: Record<string, never>, headers?: Record<string, string>]
    : [input: RouteInput<R>, headers?: Record<string, string>];

/** What came back: the body as it was sent, and parsed. */
export type Reply = {
  readonly status: number;
  readonly text: string;
  readonly headers: OutgoingHttpHeaders;
  readonly json: unknown;
};

/** Someone who calls the API, with headers of their own on every request. */
export type Caller = {
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a request and answers with whatever comes back. */
  readonly send: <R extends Route>(route: R, ...given: Arguments<R>) => Promise<Reply>;
  /** Sends a request that must succeed, and answers with its body, checked against the contract. */
  readonly call: <R extends Route>(route: R, ...given: Arguments<R>) => Promise<RouteResponse<R>>;
  /** Sends a request that must be refused, and answers with the status and what the person is told. */
  readonly refusal: <R extends Route>(route: R, ...given: Arguments<R>) => Promise<Failure & { status: number }>;
};

/** A caller of a test's server. */
export function caller(server: TestApp, headers: Readonly<Record<string, string>> = {}): Caller {
  const send = async <R extends Route>(route: R, ...[input, more]: Arguments<R>): Promise<Reply> => {
    const given = (input ?? {}) as Input;
    const response = await server.app.inject({
      method: route.method,
      url: urlOf(route, given),
      headers: { ...headers, ...(given.body !== undefined && { 'content-type': 'application/json' }), ...more },
      ...(given.body !== undefined && { payload: JSON.stringify(given.body) }),
    });
    return { status: response.statusCode, text: response.body, headers: response.headers, json: read(response.body) };
  };

  return {
    headers,
    send,
    async call(route, ...given) {
      const reply = await send(route, ...given);
      if (reply.status !== 200) throw new Error(`${route.name} answered ${reply.status}: ${reply.text}`);
      return route.response.parse(reply.json) as RouteResponse<typeof route>;
    },
    async refusal(route, ...given) {
      const reply = await send(route, ...given);
      if (reply.status < 400) throw new Error(`${route.name} was not refused: ${reply.status} ${reply.text}`);
      return { ...failure.parse(reply.json), status: reply.status };
    },
  };
}

/** A route's path with its parameters and query filled in. */
export function urlOf(route: Route, input: Input): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
