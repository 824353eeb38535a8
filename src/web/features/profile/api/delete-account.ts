import { deleteAccount } from '#contract/account.ts';
import { call } from '#web/lib/call.ts';
import { leaveAfterSignOut } from '#web/lib/leave-signed-out.ts';
import { rememberSession } from '#web/lib/remembered-session.ts';
import { carryToast } from '#web/ui/toast.ts';

/** Deletes the account with everything in it, here and on the server, and goes to the login page. */
export async function deleteAccountAndLeave(password: string): Promise<void> {
  await call(deleteAccount, { body: { password } });
  // On its own first: other tabs watch for it, and leave too.
  rememberSession(null);
  forgetEverything();
  carryToast('Account deleted', 'Your account and everything in it are gone.', { duration: 5000 });
  leaveAfterSignOut();
}

/** What this browser keeps: answers not yet sent, a result not yet saved, settings. */
function forgetEverything(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
