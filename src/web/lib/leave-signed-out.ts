import { carryToast } from '#web/ui/toast.ts';
import { rememberSession } from './remembered-session.ts';
import { keepReturnPath } from './return-path.ts';

let live = false;
let leaving = false;

/** The server has said in this document that the session lives. */
export function markSessionLive(): void {
  live = true;
}

/** Profile pages send visitors to the login page, all others to sign-up (spec section 2). */
export function doorFor(pathname: string): string {
  return pathname.startsWith('/profile') ? '/auth/login' : '/auth/signup';
}

/**
 * Leaves for the door that fits, once. A session that ended in mid-use comes back to this page after sign-in; a visitor who never had
 * one does not (reading 26).
 */
export function leaveSignedOut(): void {
  if (leaving) return;
  startLeaving();
  if (!live) {
    location.replace(doorFor(location.pathname));
    return;
  }
  keepReturnPath(location.pathname + location.search);
  carryToast('You have been signed out', 'Sign in to go on where you were.', { duration: 5000 });
  location.assign('/auth/login');
}

/** Leaves after a deliberate sign-out: no return, no second word about it. */
export function leaveAfterSignOut(): void {
  startLeaving();
  location.assign('/auth/login');
}

function startLeaving(): void {
  leaving = true;
  rememberSession(null);
  // The Back button may bring this page back as it was left, with a learner's data on it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
