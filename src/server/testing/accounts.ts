import { randomUUID } from 'node:crypto';
import { signIn, signUp } from '#contract/account.ts';
import { type Caller, caller, type Reply } from './caller.ts';
import type { TestApp } from './test-app.ts';

/** What someone signs up with. */
export type Credentials = { readonly name: string; readonly email: string; readonly password: string };

/** The password of every account that a test makes, unless it says otherwise. */
export const password = 'zebra crossing';

/** Credentials that no one has used. */
export function newcomer(changes: Partial<Credentials> = {}): Credentials {
  return { name: 'Robin Road', email: `${randomUUID()}@example.org`, password, ...changes };
}

/** An account made through the API. */
export async function account(server: TestApp, changes: Partial<Credentials> = {}): Promise<Credentials> {
  const credentials = newcomer(changes);
  await caller(server).call(signUp, { body: credentials });
  return credentials;
}

/** Signs in through the API. */
export function trySignIn(
  server: TestApp,
  { email, password: given }: Pick<Credentials, 'email' | 'password'>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return caller(server).send(signIn, { body: { email, password: given } }, headers);
}

/** A caller with the cookie that signing in has set. */
export async function signedInByPassword(server: TestApp, credentials: Credentials): Promise<Caller> {
  const reply = await trySignIn(server, credentials);
  return caller(server, { cookie: cookiesOf(reply)[0]?.split(';')[0] ?? '' });
}

/** The Set-Cookie headers of a reply. */
export function cookiesOf(reply: Reply): string[] {
  const header: unknown = reply.headers['set-cookie'];
  return (Array.isArray(header) ? header : [header]).filter((one) => typeof one === 'string');
}
