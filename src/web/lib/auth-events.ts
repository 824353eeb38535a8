import type { AccountSession, Learner } from '#contract/account.ts';

/** What happens to a sign-in, and what each event tells (spec section 4). */
export type AuthEvents = {
  signedIn: AccountSession;
  signedOut: null;
  /** The link of a letter to choose a new password was opened. */
  passwordRecovery: null;
  /** The session now ends later. */
  tokenRefreshed: AccountSession;
  userUpdated: Learner;
};

type Listeners = { readonly [Event in keyof AuthEvents]: Set<(detail: AuthEvents[Event]) => void> };

const listeners: Listeners = {
  signedIn: new Set(),
  signedOut: new Set(),
  passwordRecovery: new Set(),
  tokenRefreshed: new Set(),
  userUpdated: new Set(),
};

/** Tells everyone who listens, in the order in which they came. */
export function emitAuthEvent<E extends keyof AuthEvents>(event: E, detail: AuthEvents[E]): void {
  for (const listener of listeners[event]) listener(detail);
}

/** Listens, until the function that is answered is called. */
export function onAuthEvent<E extends keyof AuthEvents>(
  event: E,
  listener: (detail: AuthEvents[E]) => void,
): () => void {
  listeners[event].add(listener);
  return () => listeners[event].delete(listener);
}
