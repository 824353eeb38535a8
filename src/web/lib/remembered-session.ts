import type { AccountSession } from '#contract/account.ts';

/**
 * Who is signed in on this device, so that a start need not wait for the server to say it, and other tabs learn of a change. It holds
 * what the header shows and until when; the session itself is in a cookie that scripts cannot read. The inline scripts of the auth
 * pages know this key.
 */
export const sessionKey = 'catseye.session';

export function readRememberedSession(text: string | null = stored()): AccountSession | null {
  try {
    const session: unknown = text === null ? null : JSON.parse(text);
    return isSession(session) && session.expiresAt > Date.now() ? session : null;
  } catch {
    return null;
  }
}

/** Null forgets. */
export function rememberSession(session: AccountSession | null): void {
  try {
    if (session) localStorage.setItem(sessionKey, JSON.stringify(session));
    else localStorage.removeItem(sessionKey);
  } catch {
    // Without storage every start asks the server.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is AccountSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number' &&
    'learner' in value &&
    typeof value.learner === 'object'
  );
}
