import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountSession } from '#contract/account.ts';
import type { Route, RouteRequest, RouteResponse } from '#contract/route.ts';

/** What a handler knows of its request beyond what the schema parsed. */
export type RequestContext = {
  /** The signed-in learner's session; on a public route null when signed out. */
  readonly session: AccountSession | null;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A request of a `learner` route: the session is there. */
export type LearnerContext = RequestContext & { readonly userId: string; readonly session: AccountSession };

/** A route with what answers it. */
export type Handler = {
  readonly route: Route;
  readonly handle: (request: never, context: LearnerContext) => Promise<unknown>;
};

/** Binds a learner's route to its handler, with the types of its schemas. */
export function answer<R extends Route>(
  route: R,
  handle: (request: RouteRequest<R>, context: LearnerContext) => Promise<RouteResponse<R>>,
): Handler {
  return { route, handle };
}

/** Binds a public route to its handler: the session may be null. */
export function answerPublic<R extends Route>(
  route: R,
  handle: (request: RouteRequest<R>, context: RequestContext) => Promise<RouteResponse<R> | FastifyReply>,
): Handler {
  return { route, handle };
}
