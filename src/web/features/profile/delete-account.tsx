import { type FormEvent, useState } from 'react';
import { failureMessage } from '#web/lib/api-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { deleteAccountAndLeave } from './api/delete-account.ts';

type DeleteAccountProps = { readonly open: boolean; readonly onClose: () => void };

/** Asks for the password, says what will go, and deletes. */
export function DeleteAccount({ open, onClose }: DeleteAccountProps) {
  const [busy, setBusy] = useState(false);
  return (
    // What has been sent cannot be called off, and the dialog does not look as if it could.
    <Dialog open={open} onClose={() => busy || onClose()} heading="Delete your account?">
      <p>This deletes, at once and for good:</p>
      <ul className="list-disc pl-6">
        <li>your name, email address and password</li>
        <li>every result, session and answer</li>
        <li>your streak, achievements, flags and bookmarks, and what this browser remembers</li>
      </ul>
      <p>It cannot be undone. You may want to download your data first.</p>
      <DeleteForm busy={busy} setBusy={setBusy} onCancel={onClose} />
    </Dialog>
  );
}

type DeleteFormProps = {
  readonly busy: boolean;
  readonly setBusy: (busy: boolean) => void;
  readonly onCancel: () => void;
};

function DeleteForm({ busy, setBusy, onCancel }: DeleteFormProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      // On success the page is on its way out, and the button stays busy until it is gone.
      await deleteAccountAndLeave(password);
    } catch (thrown) {
      setFailure(failureMessage(thrown, 'Your account could not be deleted. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {failure !== null && <ErrorSummary errors={[{ message: failure }]} />}
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" busy={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" disabled={password === ''} busy={busy}>
          {busy ? 'Deleting…' : 'Delete my account'}
        </Button>
      </div>
    </form>
  );
}
