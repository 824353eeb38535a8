import { type FormEvent, useState } from 'react';
import { resetPassword } from '#contract/account.ts';
import { minimumPasswordLength, toastDurations } from '#domain/constants.ts';
import { ApiFailure, failureMessage } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { rememberSession } from '#web/lib/remembered-session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { fieldText, focusField } from './fields.ts';
import { PasswordStrength } from './password-strength.tsx';

type ResetPasswordProps = { readonly token: string; readonly onChanged: () => void };

type State = {
  readonly busy: boolean;
  readonly errors?: { readonly password?: string; readonly confirm?: string };
  readonly failure?: { readonly message: string; readonly isLinkSpent: boolean };
};

/** Sets a new password with the token of a mailed link. */
export function ResetPassword({ token, onChanged }: ResetPasswordProps) {
  const [{ busy, errors, failure }, setState] = useState<State>({ busy: false });
  const [password, setPassword] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const newPassword = fieldText(form, 'password');
    const found = check(newPassword, fieldText(form, 'confirm'));
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      setState({ busy: false, errors: found });
      return focusField(form, first);
    }
    setState({ busy: true });
    try {
      await call(resetPassword, { body: { token, newPassword } });
    } catch (thrown) {
      const isLinkSpent = thrown instanceof ApiFailure && thrown.code === 'INVALID_TOKEN';
      setState({
        busy: false,
        failure: { message: failureMessage(thrown, 'Failed to update password.'), isLinkSpent },
      });
      return;
    }
    // Every session has ended, one on this device too.
    rememberSession(null);
    toast('Password changed successfully!', undefined, { duration: toastDurations.auth });
    onChanged();
  }

  if (failure?.isLinkSpent) return <SpentLink message={failure.message} />;
  return (
    <form noValidate method="post" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {failure && <ErrorSummary errors={[{ message: failure.message }]} />}
      <div>
        <TextField
          label="New Password"
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          required
          hint={`Must be at least ${minimumPasswordLength} characters`}
          error={errors?.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <TextField
        label="Confirm New Password"
        name="confirm"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        required
        error={errors?.confirm}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}

function SpentLink({ message }: { readonly message: string }) {
  return (
    <div className="flex flex-col gap-5">
      <ErrorSummary errors={[{ message }]} />
      <a href="#forgot" className={buttonClass('primary', true)}>
        Send me a new link
      </a>
      <a href="#sign-in" className="self-center py-2 font-semibold underline underline-offset-4">
        Back to sign in
      </a>
    </div>
  );
}

/** The same words as for changing it (spec section 5). */
function check(password: string, confirm: string): NonNullable<State['errors']> {
  if (password.length < minimumPasswordLength) {
    return { password: `New password must be at least ${minimumPasswordLength} characters long.` };
  }
  return password === confirm ? {} : { confirm: 'New passwords do not match.' };
}
