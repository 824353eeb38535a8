import { useEffect, useState } from 'react';
import { verifyEmail } from '#contract/account.ts';
import { ApiFailure, failureMessage } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type State = { readonly step: 'busy' | 'done' | 'failed' | 'spent'; readonly message?: string };

/** Confirms the address of a mailed link as soon as the page is there, and says how that went, above the form (reading 31). */
export function EmailConfirmation({ token }: { readonly token: string }) {
  const [{ step, message }, setState] = useState<State>({ step: 'busy' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    call(verifyEmail, { body: { token } }, { keepalive: true })
      .then(() => setState({ step: 'done' }))
      .catch((failure: unknown) => {
        const isSpent = failure instanceof ApiFailure && failure.code === 'INVALID_TOKEN';
        const words = failureMessage(failure, 'Your email address could not be confirmed. Please try again.');
        setState({ step: isSpent ? 'spent' : 'failed', message: words });
      });
  }, [token, attempt]);

  function tryAgain() {
    setState({ step: 'busy' });
    setAttempt(attempt + 1);
  }

  return (
    <output className="mb-5 block">
      {step === 'busy' && <Notice>Confirming your email address…</Notice>}
      {step === 'done' && <Notice kind="right">Your email address is confirmed. Sign in to start.</Notice>}
      {step === 'spent' && (
        <Notice kind="wrong">
          <p>{message}</p>
          <a href="#resend" className="inline-block py-2 font-semibold underline underline-offset-4">
            Send me a new link
          </a>
        </Notice>
      )}
      {step === 'failed' && (
        <Notice kind="wrong">
          <p className="mb-3">{message}</p>
          <Button variant="secondary" onClick={tryAgain}>
            Try Again
          </Button>
        </Notice>
      )}
    </output>
  );
}
