import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** better-auth's core tables, as its own generator writes them for each engine, the rate limits, and the secrets that servers share. */
export function accounts(engine: Engine) {
  const time = engine === 'postgres' ? sql`timestamptz` : sql`date`;
  const truth = engine === 'postgres' ? sql`boolean` : sql`integer`;
  return async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('user')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', truth, (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('session')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('expiresAt', time, (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute();
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', time)
      .addColumn('refreshTokenExpiresAt', time)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute();
    await db.schema
      .createTable('verification')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', time, (column) => column.notNull())
      .addColumn('createdAt', time, (column) => column.notNull())
      .addColumn('updatedAt', time, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute();
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('window_start', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('server_secrets')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  };
}
