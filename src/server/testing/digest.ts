import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { exportLearner, learnerTables } from '#server/db/repositories/learner-export.ts';
import type { TestApp } from './test-app.ts';

/** A digest of everything a learner has: equal digests mean that nothing of it has changed. */
export async function digestOf(server: TestApp, learner: { readonly id: string }): Promise<string> {
  const { db } = server.database;
  const account = await sql`select "name", "email" from "user" where "id" = ${learner.id}`.execute(db);
  const tables = await exportLearner(db, learner.id);
  return digest([account.rows, Object.entries(tables).map(([table, rows]) => [table, inOrder(rows)])]);
}

/**
 * A digest of all accounts and all that learners have. Attempts that limits count are no part of it, nor are the tokens of
 * letters, which are written after the request for one was answered.
 */
export async function digestOfAll(server: TestApp): Promise<string> {
  const tables: string[] = [...learnerTables, 'user', 'session', 'account'];
  const contents = [];
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(server.database.db);
    contents.push([table, inOrder(rows)]);
  }
  return digest(contents);
}

/** Rows in an order of their own, whatever order the database gives. */
function inOrder(rows: readonly unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
