import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataDir } from './data-dir-lock.ts';
import { migrate } from './migrate.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** An open database: the query builder, which engine it is, and how to close it. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine; readonly close: () => Promise<void> };

/** Whatever runs queries: the database or a transaction in it. Repositories are made over one. */
export type Executor = Kysely<Tables>;

const bigintOid = 20;
const poolSize = 10;
/** Less than the ten seconds that a browser waits. */
const connectTimeout = 8000;

type DatabaseConfig = { readonly databaseUrl: string | undefined; readonly dataDir: string };

/** Opens the engine that the configuration names, whatever version its database is. */
export function connectDatabase(config: DatabaseConfig): Database {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl);
}

/** Opens the engine that the configuration names and brings it to this version. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = connectDatabase(config);
  try {
    await migrate(database.db, database.engine);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function openSqlite(dataDir: string): Database {
  const unlock = lockDataDir(dataDir);
  const file = new DatabaseSync(join(dataDir, 'catseye.sqlite'), { timeout: 5000, enableForeignKeyConstraints: true });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  const close = async () => {
    await db.destroy();
    unlock();
  };
  return { db, engine: 'sqlite', close };
}

function openPostgres(url: string): Database {
  // Counters and times fit a double; the driver's default for bigint is a string.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === bigintOid ? Number : pg.types.getTypeParser(oid, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    types: types as pg.CustomTypesConfig,
  });
  // Without these two, a database that restarts would end the server.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
