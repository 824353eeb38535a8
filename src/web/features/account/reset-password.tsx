import { type FormEvent, useState } from 'react';
import { resetPassword } from '#contract/account.ts';
import { minimumPasswordLength, toastDurations } from '#domain/constants.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { carryToast } from '#web/ui/toast.ts';
import { fieldText, focusField } from './fields.ts';
import { PasswordStrength } from './password-strength.tsx';

type State = { readonly busy: boolean; readonly error?: string; readonly failure?: string };

/** Sets a new password with the token of a mailed link, then goes on to sign in with it. */
export function ResetPassword({ token }: { readonly token: string }) {
  const [{ busy, error, failure }, setState] = useState<State>({ busy: false });
  const [password, setPassword] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newPassword = fieldText(form, 'password');
    if (newPassword.length < minimumPasswordLength) {
      setState({ busy: false, error: `Password must be at least ${minimumPasswordLength} characters` });
      return focusField(form, 'password');
    }
    setState({ busy: true });
    try {
      await call(resetPassword, { body: { token, newPassword } });
    } catch (thrown) {
      setState({ busy: false, failure: failureMessage(thrown, 'Failed to update password.') });
      return;
    }
    carryToast('Password changed successfully!', 'Sign in with your new password.', { duration: toastDurations.auth });
    location.reload();
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <ErrorSummary errors={[{ message: failure }]} />}
      <div>
        <TextField
          label="New Password"
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          required
          hint={`Must be at least ${minimumPasswordLength} characters`}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <Button type="submit" wide busy={busy}>
        {busy ? 'Saving...' : 'Save new password'}
      </Button>
      <a href="#forgot" className="self-center py-2 underline underline-offset-4">
        Ask for a new link
      </a>
    </form>
  );
}
