import { type FormEvent, useState } from 'react';
import { requestPasswordReset } from '#contract/account.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldText, focusField, looksLikeEmail } from './fields.ts';

type State = { readonly step: 'form' | 'busy' | 'sent'; readonly error?: string; readonly failure?: string };

/** Asks for a mailed link to choose a new password. It never says whether there is such an account. */
export function RequestReset() {
  const [{ step, error, failure }, setState] = useState<State>({ step: 'form' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!looksLikeEmail(form)) {
      setState({ step: 'form', error: 'Please enter a valid email address.' });
      return focusField(form, 'email');
    }
    setState({ step: 'busy' });
    try {
      await call(requestPasswordReset, { body: { email: fieldText(form, 'email').trim() } });
      setState({ step: 'sent' });
    } catch (thrown) {
      setState({ step: 'form', failure: failureMessage(thrown, 'The email could not be sent. Please try again.') });
    }
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <ErrorSummary errors={[{ message: failure }]} />}
      <div aria-live="polite">
        {step === 'sent' && (
          <Notice kind="right">
            <p>If there is an account with this address, a link to choose a new password is on its way to it.</p>
          </Notice>
        )}
      </div>
      <TextField label="Email" name="email" type="email" autoComplete="username" required error={error} />
      <Button type="submit" wide busy={step === 'busy'}>
        {step === 'busy' ? 'Sending...' : 'Send me a link'}
      </Button>
      <a href="#sign-in" className="self-center py-2 underline underline-offset-4">
        Back to sign in
      </a>
    </form>
  );
}
