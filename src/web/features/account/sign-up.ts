import { signUp } from '#contract/account.ts';
import { toastDurations } from '#domain/constants.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { carryToast, toast } from '#web/ui/toast.ts';
import { explainSignUpAnswer, explainSignUpRefusal, type SignUpFailure } from './sign-up-failure.ts';

export type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

/** Makes the account and goes to the login page; answers only when that failed, after saying so in a toast (spec section 8). */
export async function signUpAndGoOn(account: NewAccount): Promise<SignUpFailure | null> {
  try {
    const answer = await call(signUp, { body: account });
    const failure = explainSignUpAnswer(answer);
    if (failure) return tell(failure);
    welcome(answer.confirmationFailed ?? false);
    return null;
  } catch (failure) {
    const refusal = failure instanceof ApiFailure ? failure : { message: 'Something went wrong. Please try again.' };
    return tell(explainSignUpRefusal(refusal));
  }
}

function tell(failure: SignUpFailure): SignUpFailure {
  toast(failure.title, failure.description, { kind: 'destructive', duration: toastDurations.auth });
  return failure;
}

function welcome(isLetterLost: boolean): void {
  const next = isLetterLost
    ? 'We could not send the email that confirms it. Please ask for it again.'
    : 'Please check your email to confirm your account.';
  carryToast('Account created!', next, { duration: toastDurations.auth });
  location.assign(isLetterLost ? '/auth/login#resend' : '/auth/login');
}
