import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { lazyPart } from './lazy-part.tsx';
import { type LoginTask, useLoginTask } from './mailed-link.ts';
import { PasswordChanged } from './password-changed.tsx';
import { SignInForm } from './sign-in-form.tsx';

// Rare ways in, which need not be in the page's first code.
const ForgotPassword = lazyPart(() => import('./forgot-password.tsx').then((module) => module.ForgotPassword));
const ResendLink = lazyPart(() => import('./resend-link.tsx').then((module) => module.ResendLink));
const ResetPassword = lazyPart(() => import('./reset-password.tsx').then((module) => module.ResetPassword));

const headings: Readonly<Record<LoginTask['kind'], string>> = {
  'sign-in': 'Welcome Back!',
  confirm: 'Welcome Back!',
  changed: 'Welcome Back!',
  resend: 'Confirm your email',
  forgot: 'Forgot your password?',
  reset: 'Choose a new password',
};

/** `/auth/login`, which is also where the links in our letters lead. */
export function Login() {
  const [task, setTask] = useLoginTask();
  const heading = headings[task.kind];
  const title = useFocusOnChange<HTMLHeadingElement>(heading);
  return (
    <AuthFrame heading={heading} headingRef={title}>
      {task.kind === 'forgot' && <ForgotPassword />}
      {task.kind === 'resend' && <ResendLink />}
      {task.kind === 'reset' && (
        <ResetPassword key={task.token} token={task.token} onChanged={() => setTask({ kind: 'changed' })} />
      )}
      {task.kind === 'confirm' && <EmailConfirmation key={task.token} token={task.token} />}
      {task.kind === 'changed' && <PasswordChanged />}
      {heading === headings['sign-in'] && <SignInForm />}
    </AuthFrame>
  );
}
