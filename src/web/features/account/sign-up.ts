import { signUp } from '#contract/account.ts';
import { toastDurations } from '#domain/constants.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { carryToast, toast } from '#web/ui/toast.ts';
import { explainSignUpAnswer, explainSignUpRefusal, type SignUpFailure } from './sign-up-failure.ts';

export type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

/** Makes the account and goes to the login page; answers only when that failed, after saying so in a toast (spec section 8). */
export async function signUpAndGoOn(account: NewAccount): Promise<SignUpFailure | null> {
  const failure = await attempt(account);
  if (failure) {
    toast(failure.title, failure.description, { kind: 'destructive', duration: toastDurations.auth });
    return failure;
  }
  carryToast('Account created!', 'Please check your email to confirm your account.', { duration: toastDurations.auth });
  location.assign('/auth/login');
  return null;
}

async function attempt(account: NewAccount): Promise<SignUpFailure | null> {
  try {
    return explainSignUpAnswer(await call(signUp, { body: account }));
  } catch (failure) {
    const refusal = failure instanceof ApiFailure ? failure : { message: 'Something went wrong. Please try again.' };
    return explainSignUpRefusal(refusal);
  }
}
