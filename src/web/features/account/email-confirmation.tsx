import { useEffect, useState } from 'react';
import { verifyEmail } from '#contract/account.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { Notice, type NoticeKind } from '#web/ui/notice.tsx';

type Outcome = { readonly kind: NoticeKind; readonly words: string };

/** Confirms the address of a mailed link as soon as the page is there, and says how that went, above the form (reading 31). */
export function EmailConfirmation({ token }: { readonly token: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'info', words: 'Confirming your email address…' });
  useEffect(() => {
    call(verifyEmail, { body: { token } })
      .then(() => setOutcome({ kind: 'right', words: 'Your email address is confirmed. You can sign in now.' }))
      .catch((failure: unknown) => {
        setOutcome({ kind: 'wrong', words: failureMessage(failure, 'Your email address could not be confirmed.') });
      });
  }, [token]);
  return (
    <div aria-live="polite" className="mb-5">
      <Notice kind={outcome.kind}>
        <p>{outcome.words}</p>
      </Notice>
    </div>
  );
}
