import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { serverSecretRepository } from '#server/db/repositories/server-secrets.ts';
import { sessionCookieName } from '#server/features/account/auth.ts';
import { hashPassword } from '#server/features/account/password-hash.ts';
import { password } from './accounts.ts';
import { type Caller, caller } from './caller.ts';
import type { TestApp } from './test-app.ts';

/** A learner with an account and a live session. */
export type SignedIn = Caller & { readonly id: string; readonly email: string; readonly token: string };

let hash: Promise<string> | undefined;

/**
 * A new learner, signed in. Their rows are written as better-auth writes them, all with the one hash of the tests'
 * password, so that a test can have as many as it likes; the tests of accounts go through the API.
 * @param expiresAt when the session ends, epoch ms; far off unless given
 */
export async function signedIn(server: TestApp, expiresAt = Date.parse('2100-01-01T00:00:00Z')): Promise<SignedIn> {
  const { db, engine } = server.database;
  const time = (epoch: number) => (engine === 'postgres' ? new Date(epoch) : new Date(epoch).toISOString());
  const truth = (value: boolean) => (engine === 'postgres' ? value : Number(value));
  const id = randomUUID();
  const email = `${id}@example.org`;
  const token = randomUUID();
  const now = time(server.clock.now());
  await sql`
    insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values (${id}, 'Robin Road', ${email}, ${truth(false)}, ${now}, ${now})`.execute(db);
  hash ??= hashPassword(password);
  await sql`
    insert into "account" ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
    values (${randomUUID()}, ${id}, 'credential', ${id}, ${await hash}, ${now}, ${now})`.execute(db);
  await sql`
    insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
    values (${randomUUID()}, ${token}, ${id}, ${time(expiresAt)}, ${now}, ${now})`.execute(db);
  return { id, email, token, ...caller(server, { cookie: await sessionCookie(server, token) }) };
}

/** A session's cookie as a browser sends it, signed with the server's secret or another. */
export async function sessionCookie(server: TestApp, token: string, secret?: string): Promise<string> {
  const key = secret ?? (await serverSecretRepository(server.database.db).getOrCreate('session', 'unused'));
  const signature = createHmac('sha256', key).update(token).digest('base64');
  return `${sessionCookieName(server.config)}=${encodeURIComponent(`${token}.${signature}`)}`;
}
