import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Content, loadContent } from '#server/content/content.ts';
import { type Database, type Engine, openDatabase } from '#server/db/engine.ts';
import { type Clock, settableClock } from './clock.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';

type Options = {
  /** Stops the clock at this ISO instant; without it time is real. */
  readonly now?: string;
  /** Environment variables of the process contract. */
  readonly env?: Readonly<Record<string, string>>;
  /** The built web app to serve. */
  readonly webFolder?: string;
};

/** The real server, not listening, over a database of its own. Its parts are there once the tests run. */
export type TestApp = {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly content: Content;
  readonly config: Config;
  /** Stops the server and starts it again on the same database, as a release does; `content` replaces what it serves. */
  readonly restart: (changes?: { content?: Content; env?: Readonly<Record<string, string>> }) => Promise<void>;
};

/** A server for the tests of a `describe`: started before them and removed after them. */
export function testApp(engine: Engine, options: Options = {}): TestApp {
  const clock = settableClock(options.now);
  let fresh: FreshDatabase;
  let parts: { app: FastifyInstance; database: Database; content: Content; config: Config };

  const start = async (content: Content, env: Readonly<Record<string, string>>) => {
    const config = readConfig({
      NODE_ENV: 'production',
      CONTENT_EDITION: 'starter',
      PORT: '0',
      DATA_DIR: fresh.dataDir,
      DATABASE_URL: fresh.databaseUrl,
      ...env,
    });
    const database = await openDatabase(config);
    const app = await buildApp({ config, database, content, now: clock.now }, options.webFolder ?? null);
    // Letters go to the log here; faults still show.
    app.log.level = 'error';
    parts = { app, database, content, config };
  };
  const stop = async () => {
    await parts.app.close();
    await parts.database.close();
  };

  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    await start(await loadContent('starter'), options.env ?? {});
  });
  afterAll(async () => {
    await stop();
    await fresh.remove();
  });

  return {
    engine,
    clock,
    get app() {
      return parts.app;
    },
    get database() {
      return parts.database;
    },
    get content() {
      return parts.content;
    },
    get config() {
      return parts.config;
    },
    async restart(changes = {}) {
      await stop();
      await start(changes.content ?? parts.content, changes.env ?? options.env ?? {});
    },
  };
}
