import { type FormEvent, useState } from 'react';
import { minimumPasswordLength, toastDurations } from '#domain/constants.ts';
import { leaveSignedOut } from '#web/lib/leave-signed-out.ts';
import { useLearner } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { tryChangePassword } from './api/change-password.ts';
import { checkPasswordChange, isFilled, type PasswordFailure, type PasswordFields } from './password-change.ts';

const nothing: PasswordFields = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The form of the Change Password panel. */
export function ChangePassword({ onChanged }: { readonly onChanged: () => void }) {
  const { email } = useLearner();
  const [fields, setFields] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasswordFailure | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const refused =
      checkPasswordChange(fields, email) ?? (await tryChangePassword(fields.currentPassword, fields.newPassword));
    setBusy(false);
    setFailure(refused);
    if (refused) return;
    toast('Password changed successfully!', undefined, { duration: toastDurations.profile });
    onChanged();
  }

  const field = (name: keyof PasswordFields) => ({
    name,
    id: name,
    type: 'password',
    maxLength: 128,
    required: true,
    value: fields[name],
    onChange: (event: { readonly target: HTMLInputElement }) => setFields({ ...fields, [name]: event.target.value }),
  });

  return (
    <form
      noValidate
      method="post"
      className="mt-5 flex max-w-md flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {failure && <Failure {...failure} />}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Current Password" autoComplete="current-password" {...field('currentPassword')} />
      <TextField
        label="New Password"
        autoComplete="new-password"
        hint={`At least ${minimumPasswordLength} characters; longer is safer`}
        {...field('newPassword')}
      />
      <TextField label="Confirm New Password" autoComplete="new-password" {...field('confirmPassword')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={!isFilled(fields)} busy={busy}>
          Update Password
        </Button>
        <a href="/auth/login#forgot" className="py-2 underline underline-offset-4">
          Forgot your current password?
        </a>
      </div>
    </form>
  );
}

function Failure({ message, field, isSignedOut }: PasswordFailure) {
  return (
    <div className="flex flex-col items-start gap-3">
      <ErrorSummary errors={[field === null ? { message } : { message, fieldId: field }]} />
      {isSignedOut && (
        <Button variant="secondary" onClick={leaveSignedOut}>
          Log in again
        </Button>
      )}
    </div>
  );
}
