import { signOut } from '#contract/account.ts';
import { toastDurations } from '#domain/constants.ts';
import { carryToast, toast } from '#web/ui/toast.ts';
import { failureMessage } from './api-failure.ts';
import { call } from './call.ts';
import { leaveAfterSignOut } from './leave-signed-out.ts';

/** Ends the session and goes to the login page; a failure is told, and the learner stays where they are (spec section 8). */
export async function signOutAndLeave(): Promise<void> {
  try {
    await call(signOut, { body: {} });
  } catch (failure) {
    toast('Error signing out', failureMessage(failure, 'Please try again.'), {
      kind: 'destructive',
      duration: toastDurations.auth,
    });
    return;
  }
  carryToast('Signed out', "You've been signed out successfully.", { duration: toastDurations.auth });
  leaveAfterSignOut();
}
