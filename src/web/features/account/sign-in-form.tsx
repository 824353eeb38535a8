import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldText, focusField, looksLikeEmail } from './fields.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { signInAndEnter, type SignInFailure } from './sign-in.ts';
import { useEarlySubmit } from './use-early-submit.ts';

type FieldErrors = { readonly email?: string; readonly password?: string };

/** E-mail and password, and where they are refused, why. */
export function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  useEarlySubmit(form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const email = fieldText(target, 'email').trim();
    const password = fieldText(target, 'password');
    const found: FieldErrors = {
      ...(!looksLikeEmail(target) && {
        email: email === '' ? 'Enter your email address.' : 'Please enter a valid email address.',
      }),
      ...(password === '' && { password: 'Enter your password.' }),
    };
    setMissing(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return focusField(target, first);
    if (busy) return;
    setBusy(true);
    setFailure(null);
    // On success the page is on its way out, and the button stays busy until it is gone.
    const refused = await signInAndEnter(email, password);
    if (!refused) return;
    setFailure(refused);
    setBusy(false);
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        {failure && <ErrorSummary errors={failure.errors} />}
        {failure?.unconfirmed !== undefined && <ResendConfirmation email={failure.unconfirmed} />}
        <TextField label="Email" name="email" type="email" autoComplete="username" required error={missing.email} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={missing.password}
        />
        <Button type="submit" wide busy={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4">
        <span>
          New here?{' '}
          <a href="/auth/signup" className="inline-block py-2 font-semibold underline underline-offset-4">
            Sign up
          </a>
        </span>
        <a href="#forgot" className="inline-block py-2 underline underline-offset-4">
          Forgot password?
        </a>
      </p>
    </>
  );
}
