import Fastify from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { productName } from '#domain/product.ts';
import type { Handler } from './handlers.ts';
import { routeSchema } from './route-schema.ts';

/**
 * The API as an OpenAPI document, generated from the contract. Made on demand by a server that never listens: few ask for
 * it, and its generator costs memory that the running server need not hold.
 */
export async function describeApi(handlers: readonly Handler[]): Promise<object> {
  const { default: fastifySwagger } = await import('@fastify/swagger');
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(fastifySwagger, {
    openapi: { info: { title: productName, version: '1' } },
    transform: jsonSchemaTransform,
  });
  for (const { route } of handlers) {
    app.route({ method: route.method, url: route.path, schema: routeSchema(route), handler: async () => undefined });
  }
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
