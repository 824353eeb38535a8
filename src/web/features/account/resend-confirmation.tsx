import { useState } from 'react';
import { sendVerificationEmail } from '#contract/account.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';

type State = { readonly busy: boolean; readonly told: string };

/** Offers to mail the confirmation link again (reading 31). */
export function ResendConfirmation({ email }: { readonly email: string }) {
  const [{ busy, told }, setState] = useState<State>({ busy: false, told: '' });

  async function send() {
    setState({ busy: true, told: '' });
    try {
      await call(sendVerificationEmail, { body: { email } });
      setState({
        busy: false,
        told: `A new link is on its way to ${email}. If nothing comes, look in your spam folder.`,
      });
    } catch (failure) {
      setState({ busy: false, told: failureMessage(failure, 'The email could not be sent. Please try again.') });
    }
  }

  return (
    <div>
      <Button variant="secondary" wide busy={busy} onClick={() => void send()}>
        Send again
      </Button>
      <output className="block min-h-6 pt-1">{told}</output>
    </div>
  );
}
