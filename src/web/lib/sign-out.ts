import { signOut } from '#contract/account.ts';
import { toastDurations } from '#domain/constants.ts';
import { toast } from '#web/ui/toast.ts';
import { failureMessage } from './api-failure.ts';
import { emitAuthEvent } from './auth-events.ts';
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
  emitAuthEvent('signedOut', null);
  leaveAfterSignOut();
}
