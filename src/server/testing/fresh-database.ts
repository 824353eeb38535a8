import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from '#server/db/engine.ts';

/** An empty database of a test's own: the settings that name it, and how to remove it. */
export type FreshDatabase = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly remove: () => Promise<void>;
};

/** A folder for SQLite, or a database in the server that TEST_DATABASE_URL names. */
export async function freshDatabase(engine: Engine): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'catseye-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeFolder };

  const name = `catseye_test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = name;
  const remove = async () => {
    await onPostgres(`drop database if exists ${name} with (force)`);
    await removeFolder();
  };
  return { dataDir, databaseUrl: url.href, remove };
}

/** Runs one statement in the PostgreSQL of TEST_DATABASE_URL. */
export async function onPostgres(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
