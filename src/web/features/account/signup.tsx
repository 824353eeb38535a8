import { type FormEvent, useRef, useState } from 'react';
import { minimumPasswordLength } from '#domain/constants.ts';
import { productName } from '#domain/product.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { fieldText, focusField, looksLikeEmail } from './fields.ts';
import { PasswordStrength } from './password-strength.tsx';
import { signUpAndGoOn, type NewAccount } from './sign-up.ts';
import type { SignUpFailure } from './sign-up-failure.ts';
import { useEarlySubmit } from './use-early-submit.ts';

type FieldErrors = { readonly [Field in keyof NewAccount]?: string };

/** `/auth/signup` */
export function Signup() {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  useEarlySubmit(form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const account: NewAccount = {
      name: fieldText(target, 'name').trim(),
      email: fieldText(target, 'email').trim(),
      password: fieldText(target, 'password'),
    };
    const found = check(account, looksLikeEmail(target));
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return focusField(target, first);
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const refused = await signUpAndGoOn(account);
    if (!refused) return;
    setFailure(refused);
    if (refused.field) setErrors({ [refused.field]: refused.description });
    setBusy(false);
  }

  return (
    <AuthFrame heading={`Join ${productName}!`}>
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        {failure && <ErrorSummary title={failure.title} errors={summary(failure)} />}
        <TextField label="Full Name" name="name" autoComplete="name" maxLength={80} required error={errors.name} />
        <TextField
          label="Email"
          name="email"
          id="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <div>
          <TextField
            label="Password"
            name="password"
            id="password"
            type="password"
            autoComplete="new-password"
            maxLength={128}
            required
            hint={`Must be at least ${minimumPasswordLength} characters`}
            error={errors.password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordStrength password={password} />
        </div>
        <Button type="submit" wide busy={busy}>
          {busy ? 'Creating account...' : 'Sign up'}
        </Button>
      </form>
      <p className="mt-5 text-center">
        Already have an account?{' '}
        <a href="/auth/login" className="inline-block py-2 font-semibold underline underline-offset-4">
          Sign in
        </a>
      </p>
    </AuthFrame>
  );
}

function check({ name, email, password }: NewAccount, emailIsValid: boolean): FieldErrors {
  return {
    ...(name === '' && { name: 'Enter your full name.' }),
    ...(!emailIsValid && {
      email: email === '' ? 'Enter your email address.' : 'Please enter a valid email address.',
    }),
    ...(password.length < minimumPasswordLength && {
      password: `Password must be at least ${minimumPasswordLength} characters`,
    }),
  };
}

/** The box's line leads to its field, where it is about one that has an id. */
function summary({ description, field }: SignUpFailure) {
  return [
    field === 'email' || field === 'password' ? { message: description, fieldId: field } : { message: description },
  ];
}
