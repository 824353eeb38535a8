import { signIn } from '#contract/account.ts';
import { toastDurations } from '#domain/constants.ts';
import { ApiFailure, failureMessage } from '#web/lib/api-failure.ts';
import { emitAuthEvent } from '#web/lib/auth-events.ts';
import { call } from '#web/lib/call.ts';
import { takeReturnPath } from '#web/lib/return-path.ts';
import { toast } from '#web/ui/toast.ts';

export type SignInFailure = {
  readonly errors: readonly { readonly message: string }[];
  /** The address that must be confirmed first (reading 31). */
  readonly unconfirmed?: string;
};

/** Signs in and opens the app; answers only when that failed, after saying so in a toast (spec section 8). */
export async function signInAndEnter(email: string, password: string): Promise<SignInFailure | null> {
  try {
    emitAuthEvent('signedIn', await call(signIn, { body: { email, password } }));
  } catch (failure) {
    const message = failureMessage(failure, 'Signing in did not work. Please try again.');
    toast('Login failed', message, { kind: 'destructive', duration: toastDurations.auth });
    const isUnconfirmed = failure instanceof ApiFailure && failure.code === 'EMAIL_NOT_VERIFIED';
    return { errors: [{ message }], ...(isUnconfirmed && { unconfirmed: email }) };
  }
  location.assign(takeReturnPath());
  return null;
}
