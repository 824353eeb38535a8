import type { Route, RouteInput, RouteResponse } from '#contract/route.ts';
import { requestTimeout } from '#domain/constants.ts';
import { ApiFailure, clientFailure } from './api-failure.ts';
import { answerAskedAhead } from './asked-ahead.ts';

type CallOptions = {
  /** Cancels the request; TanStack Query hands one to each query function. */
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for what is saved on leaving. */
  readonly keepalive?: boolean;
};

type CallArguments<R> =
  unknown extends RouteInput<R>
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: RouteInput<R>, options?: CallOptions];

type Scalar = string | number | boolean;

type AnyInput = {
  readonly params?: Readonly<Record<string, Scalar>>;
  readonly query?: Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>;
  readonly body?: unknown;
};

/**
 * Calls a route of the contract and answers with its typed response, or throws an `ApiFailure`. Same origin, JSON, at most 10 s.
 *
 * The build replaces a contract module by its routes' names, methods and paths (tools/build/contract-routes.ts), so that Zod is in
 * no chunk of the browser's. In development the schemas are there, and each response is checked against its own; in production
 * client and server are one release, and the types stand.
 */
export async function call<R extends Route>(
  route: R,
  ...[input, options]: CallArguments<R>
): Promise<RouteResponse<R>> {
  const given = (input ?? {}) as AnyInput;
  const response = await send(routePath(route.path, given), route.method, given.body, options ?? {});
  const answer = await readJson(response);
  if (!response.ok) throw toFailure(answer, response.status);
  if (import.meta.env.DEV && route.response) route.response.parse(answer);
  return answer as RouteResponse<R>;
}

/** The path with its parameters and query filled in. */
export function routePath(path: string, input: Pick<AnyInput, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function send(url: string, method: string, body: unknown, options: CallOptions): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort('timeout'), requestTimeout);
  const cancel = () => stop.abort('cancelled');
  options.signal?.addEventListener('abort', cancel);
  try {
    const asked = method === 'GET' ? answerAskedAhead(url) : undefined;
    const answer = asked && (await asked);
    if (answer) return answer;
    return await fetch(url, {
      method,
      headers:
        body === undefined
          ? { accept: 'application/json' }
          : { accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: stop.signal,
    });
  } catch (cause) {
    // A cancelled query is no failure: its own error goes on to TanStack Query, which drops it.
    if (options.signal?.aborted) throw cause;
    throw clientFailure(stop.signal.aborted ? 'TIMEOUT' : 'OFFLINE');
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', cancel);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw clientFailure('UNREADABLE', response.status);
  }
}

function toFailure(answer: unknown, status: number): ApiFailure {
  const known = typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
  return known
    ? new ApiFailure(answer as ConstructorParameters<typeof ApiFailure>[0], status)
    : clientFailure('UNREADABLE', status);
}
