import { type FormEvent, useState } from 'react';
import { failureMessage } from '#web/lib/api-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldText, focusField, looksLikeEmail } from './fields.ts';

type AskForLetterProps = {
  /** What the letter is for. */
  readonly intro: string;
  /** Asks the server, and answers with what the person is told, which must not say whether there is such an account. */
  readonly ask: (email: string) => Promise<string>;
};

type State = {
  readonly busy: boolean;
  /** What was told about the last letter. */
  readonly told?: string;
  readonly error?: string;
  readonly failure?: string;
};

/** An address to which a letter goes. */
export function AskForLetter({ intro, ask }: AskForLetterProps) {
  const [{ busy, told, error, failure }, setState] = useState<State>({ busy: false });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    if (!looksLikeEmail(form)) {
      setState({ busy: false, error: 'Please enter a valid email address.' });
      return focusField(form, 'email');
    }
    setState({ busy: true });
    try {
      setState({ busy: false, told: await ask(fieldText(form, 'email').trim()) });
    } catch (thrown) {
      setState({ busy: false, failure: failureMessage(thrown, 'The email could not be sent. Please try again.') });
    }
  }

  return (
    <form noValidate method="post" className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <ErrorSummary errors={[{ message: failure }]} />}
      <output className="block">
        {told === undefined ? (
          intro
        ) : (
          <Notice kind="info">
            <p className="wrap-anywhere">{told}</p>
          </Notice>
        )}
      </output>
      <TextField label="Email" name="email" type="email" autoComplete="username" required error={error} />
      <Button type="submit" wide busy={busy}>
        {busy ? 'Sending...' : told === undefined ? 'Send me a link' : 'Send again'}
      </Button>
      <a href="#sign-in" className="self-center py-2 font-semibold underline underline-offset-4">
        Back to sign in
      </a>
    </form>
  );
}
