import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { accounts } from './migrations/001-accounts.ts';
import { learning } from './migrations/002-learning.ts';
import { bookmarks } from './migrations/003-bookmarks.ts';
import type { Tables } from './tables.ts';

/** Every migration by name, in order. Released ones never change. */
function migrationsFor(engine: Engine): Record<string, Migration> {
  return {
    '001-accounts': { up: accounts(engine) },
    '002-learning': { up: learning },
    '003-bookmarks': { up: bookmarks },
  };
}

/**
 * Brings the database to this version. Each run is one transaction, so that a process killed half-way leaves the old
 * version; PostgreSQL takes an advisory lock, so that processes which start together do not collide.
 * @param target the last migration to apply; all of them where it is not given (tests migrate from released versions)
 */
export async function migrate(db: Kysely<Tables>, engine: Engine, target?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(engine) } });
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error !== undefined) throw error;
}
