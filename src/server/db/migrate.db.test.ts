import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { onBothEngines } from '#server/testing/engines.ts';
import { type FreshDatabase, freshDatabase } from '#server/testing/fresh-database.ts';
import { connectDatabase, type Database, type Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Every version that was released, by its last migration. */
const released = ['001-accounts', '002-learning', '003-bookmarks'];

onBothEngines('Migrations', (engine) => {
  const opened: Database[] = [];
  const made: FreshDatabase[] = [];
  const connect = (fresh: FreshDatabase) => {
    const database = connectDatabase(fresh);
    opened.push(database);
    return database.db;
  };
  const empty = async () => {
    const fresh = await freshDatabase(engine);
    made.push(fresh);
    return connect(fresh);
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    for (const fresh of made.splice(0)) await fresh.remove();
  });

  test('list every released version, the latest last', async () => {
    const db = await empty();
    await migrate(db, engine);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map((row) => row.name)).toEqual(released);
  });

  test.each(released)(
    'from version %s come to the schema of a new database, and keep what is there',
    async (version) => {
      const [old, fresh] = [await empty(), await empty()];
      await migrate(old, engine, version);
      const truth = engine === 'postgres' ? sql`true` : sql`1`;
      await sql`
      insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values ('u', 'Robin', 'robin@example.org', ${truth}, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`.execute(
        old,
      );
      await migrate(old, engine);
      await migrate(fresh, engine);
      expect(await schemaOf(old, engine)).toEqual(await schemaOf(fresh, engine));
      expect((await old.selectFrom('user').select('email').execute()).map((row) => row.email)).toEqual([
        'robin@example.org',
      ]);
    },
  );

  test('run a second time change nothing', async () => {
    const db = await empty();
    await migrate(db, engine);
    const before = await schemaOf(db, engine);
    await migrate(db, engine);
    expect(await schemaOf(db, engine)).toEqual(before);
  });

  test('that fail half-way leave the old version, and succeed once the cause is gone', async () => {
    const db = await empty();
    await migrate(db, engine, '001-accounts');
    // The last table of 002 is in the way, so that it fails after it has made all the others.
    await sql`create table achievements (id integer)`.execute(db);
    const before = await schemaOf(db, engine);
    await expect(migrate(db, engine)).rejects.toThrow(/achievements/);
    expect(await schemaOf(db, engine)).toEqual(before);
    await sql`drop table achievements`.execute(db);
    await migrate(db, engine);
    expect(JSON.stringify(await schemaOf(db, engine))).toContain('practice_sessions');
  });

  test('by servers that start together are made once', async () => {
    if (engine === 'sqlite') return;
    const fresh = await freshDatabase(engine);
    made.push(fresh);
    const servers = Array.from({ length: 4 }, () => connect(fresh));
    await Promise.all(servers.map((db) => migrate(db, engine)));
    const { rows } = await sql`select name from kysely_migration`.execute(servers[0] as Kysely<Tables>);
    expect(rows).toHaveLength(released.length);
  });
});

/** Tables, columns and indexes, in words of each engine's own that two databases can be compared by. */
async function schemaOf(db: Kysely<Tables>, engine: Engine): Promise<unknown[]> {
  if (engine === 'sqlite') {
    return (
      await sql`select type, name, sql from sqlite_master where name not like 'kysely%' order by type, name`.execute(db)
    ).rows;
  }
  const columns = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`.execute(db);
  const indexes = await sql`
    select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(
    db,
  );
  const constraints = await sql`
    select conname, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
      and conname not like 'kysely%' order by 1`.execute(db);
  return [columns.rows, indexes.rows, constraints.rows];
}
