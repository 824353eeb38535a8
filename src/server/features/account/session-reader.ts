import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountSession } from '#contract/account.ts';
import type { Database } from '#server/db/engine.ts';
import { accountRepository } from '#server/db/repositories/accounts.ts';

/**
 * Reads the session that a request's cookie names, or null. better-auth signs the cookie and keeps the row; checking the
 * signature and reading the row ourselves costs one query, and every request of a learner does it.
 */
export function sessionReader(database: Database, cookieName: string, secret: string, now: () => number) {
  const accounts = accountRepository(database.db, database.engine);

  return async (cookieHeader: string | undefined): Promise<AccountSession | null> => {
    const token = signedToken(cookieHeader, cookieName, secret);
    return token === null ? null : accounts.session(token, now());
  };
}

export type SessionReader = ReturnType<typeof sessionReader>;

/** The token of a signed session cookie; null where it is missing, malformed or signed by someone else. */
export function signedToken(cookieHeader: string | undefined, cookieName: string, secret: string): string | null {
  const value = cookieValue(cookieHeader, cookieName);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (value === null || dot < 1) return null;
  const token = value.slice(0, dot);
  // Compared as text: a lenient decoder would take many spellings for the one signature.
  const signature = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}

function cookieValue(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
