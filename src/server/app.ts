import { randomBytes } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { serverSecretRepository } from './db/repositories/server-secrets.ts';
import { accountHandlers } from './features/account/account-handlers.ts';
import { createAuth, sessionCookieName } from './features/account/auth.ts';
import { passwordHandlers } from './features/account/password-handlers.ts';
import { sessionReader } from './features/account/session-reader.ts';
import { sweepHourly } from './features/account/sweep.ts';
import { achievementHandlers } from './features/achievements/achievement-handlers.ts';
import { hazardHandlers } from './features/hazard/hazard-handlers.ts';
import { areaContentHandlers } from './features/highway-code/area-content-handlers.ts';
import { bookmarkHandlers } from './features/highway-code/bookmark-handlers.ts';
import { categoryHandlers } from './features/practice/category-handlers.ts';
import { flagHandlers } from './features/practice/flag-handlers.ts';
import { mockTestHandlers } from './features/practice/mock-test-handlers.ts';
import { practiceHandlers } from './features/practice/practice-handlers.ts';
import { profileHandlers } from './features/profile/profile-handlers.ts';
import { progressHandlers } from './features/progress/progress-handlers.ts';
import { resultHandlers } from './features/results/result-handlers.ts';
import { signHandlers } from './features/signs/sign-handlers.ts';
import { ApiError } from './http/api-error.ts';
import { answerClientError } from './http/client-errors.ts';
import { sendFailure } from './http/failures.ts';
import { limiter } from './http/limits.ts';
import { loadPages } from './http/pages.ts';
import { describeApi } from './http/open-api.ts';
import { registerHandlers } from './http/register-handlers.ts';
import { mailboxPage } from './mail/mailbox-page.ts';
import { createMailer } from './mail/mailer.ts';
import type { Services } from './services.ts';

const bodyLimit = 1024 * 1024;
const assetLifetime = 'public, max-age=31536000, immutable';

/**
 * Builds the server without listening.
 * @param webFolder the built web app; null serves the API alone (tests, `npm run dev`)
 */
export async function buildApp(services: Services, webFolder: string | null): Promise<FastifyInstance> {
  const { config, database, now } = services;
  const app = Fastify({
    bodyLimit,
    // One proxy: the address it saw is the last in the list; what stands before it a client can write itself.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    forceCloseConnections: 'idle',
    // While the server drains, what still arrives is answered, and its connection closed.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    logger: { level: config.production ? 'warn' : 'info' },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendFailure);

  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  const secret = await serverSecretRepository(database.db).getOrCreate(
    'session',
    randomBytes(32).toString('base64url'),
  );
  const mailer = createMailer(config, (letter) => app.log.warn({ letter }, 'no SMTP_URL: letter not sent'));
  const auth = createAuth(config, database, secret, mailer);
  const readSession = sessionReader(database, sessionCookieName(config), secret, now);
  const limit = limiter(database.db, config.rateLimitScale, now);
  await sweepHourly(app, services, limit);

  const handlers = [
    ...accountHandlers(services, auth, readSession, limit),
    ...passwordHandlers(services, auth, limit),
    ...categoryHandlers(services),
    ...practiceHandlers(services),
    ...mockTestHandlers(services),
    ...flagHandlers(services),
    ...progressHandlers(services),
    ...resultHandlers(services),
    ...achievementHandlers(services),
    ...profileHandlers(services),
    ...areaContentHandlers(services),
    ...hazardHandlers(services),
    ...signHandlers(services),
    ...bookmarkHandlers(services),
  ];
  registerHandlers(app, handlers, { readSession, publicUrl: config.publicUrl });

  app.get('/healthz', async () => ({ status: 'up' }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(database.db).catch(() => {
      throw new ApiError('UNAVAILABLE');
    });
    return { status: 'ready' };
  });
  let apiDocument: Promise<object> | undefined;
  app.get('/api/openapi.json', async () => {
    apiDocument ??= describeApi(handlers);
    return apiDocument;
  });
  if (!config.production) {
    app.get('/dev/mailbox', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(mailboxPage(mailer.box)),
    );
  }
  if (webFolder !== null) await serveWeb(app, webFolder);
  else app.setNotFoundHandler(refuseUnknown);
  return app;
}

/** Hashed assets for ever, files of the web folder, and the app's page for every other path that a browser asks for. */
async function serveWeb(app: FastifyInstance, webFolder: string): Promise<void> {
  const sendPage = loadPages(webFolder);
  await app.register(fastifyStatic, {
    root: webFolder,
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html*', '**/.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? assetLifetime : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isFile = /^\/(api|assets)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path);
    if (isFile || (request.method !== 'GET' && request.method !== 'HEAD')) return refuseUnknown();
    return sendPage(request, reply);
  });
}

function refuseUnknown(): never {
  throw new ApiError('NOT_FOUND');
}
