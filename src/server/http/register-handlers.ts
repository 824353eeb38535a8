import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SessionReader } from '#server/features/account/session-reader.ts';
import { ApiError } from './api-error.ts';
import type { Handler, LearnerContext } from './handlers.ts';
import { routeSchema } from './route-schema.ts';
import { refuseCrossSite } from './same-origin.ts';

/**
 * Registers every route of the contract with its handler: one pipeline of refusing other sites, reading the session,
 * validating by schema, acting, presenting. A `learner` route without a session is refused before it is looked at.
 */
export function registerHandlers(
  app: FastifyInstance,
  handlers: readonly Handler[],
  { readSession, publicUrl }: { readSession: SessionReader; publicUrl: string | undefined },
): void {
  app.decorateRequest('session', null);
  for (const { route, handle } of handlers) {
    app.withTypeProvider<ZodTypeProvider>().route({
      method: route.method,
      url: route.path,
      schema: routeSchema(route),
      onRequest: async (request) => {
        refuseCrossSite(request, publicUrl);
        request.session = await readSession(request.headers.cookie);
        if (route.access === 'learner' && request.session === null) throw new ApiError('SIGNED_OUT');
      },
      handler: async (request, reply) => {
        const parsed = { params: request.params, query: request.query, body: request.body };
        const { session } = request;
        const context = { session, userId: session?.learner.id, http: request, reply } as LearnerContext;
        if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store');
        return handle(parsed as never, context);
      },
    });
  }
}
