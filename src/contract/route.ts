import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Shape = z.ZodType | undefined;

/** A route of the API: its schema is what the server validates with and the web client infers from. */
export type Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.ZodType = z.ZodType,
> = {
  /** The operation's name, after the spec's calls (section 7). */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: string;
  /** `learner` needs a session; `public` does not. */
  readonly access: 'public' | 'learner';
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** Codes beyond those that any route may answer (validation, session, limits, faults). */
  readonly errors?: readonly ErrorCode[];
};

/** Declares a route and keeps the exact types of its schemas. */
export function defineRoute<
  Response extends z.ZodType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(route: Route<Params, Query, Body, Response>): Route<Params, Query, Body, Response> {
  return route;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller gives a route, before parsing. */
export type RouteInput<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodType>
    ? (P extends z.ZodType ? { params: InputOf<P> } : unknown) &
        (Q extends z.ZodType ? { query: InputOf<Q> } : unknown) &
        (B extends z.ZodType ? { body: InputOf<B> } : unknown)
    : never;

/** What a handler gets, parsed. */
export type RouteRequest<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodType>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never;

/** What a route answers. */
export type RouteResponse<R> = R extends Route<Shape, Shape, Shape, infer S> ? z.output<S> : never;
