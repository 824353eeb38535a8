import { usePageTitle } from '#web/app/page-title.ts';
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

const signIn = { heading: 'Welcome Back!', title: 'Sign in' };
const screens: Readonly<Record<LoginTask['kind'], typeof signIn>> = {
  'sign-in': signIn,
  confirm: signIn,
  changed: signIn,
  resend: { heading: 'Confirm your email', title: 'Confirm your email' },
  forgot: { heading: 'Forgot your password?', title: 'Forgot password' },
  reset: { heading: 'Choose a new password', title: 'Choose a new password' },
};

/** `/auth/login`, which is also where the links in our letters lead. */
export function Login() {
  const [task, setTask] = useLoginTask();
  const { heading, title } = screens[task.kind];
  const start = useFocusOnChange<HTMLHeadingElement>(heading);
  usePageTitle(title);
  return (
    <AuthFrame heading={heading} headingRef={start}>
      {task.kind === 'forgot' && <ForgotPassword />}
      {task.kind === 'resend' && <ResendLink />}
      {task.kind === 'reset' && (
        <ResetPassword key={task.token} token={task.token} onChanged={() => setTask({ kind: 'changed' })} />
      )}
      {task.kind === 'confirm' && <EmailConfirmation key={task.token} token={task.token} />}
      {task.kind === 'changed' && <PasswordChanged />}
      {screens[task.kind] === signIn && <SignInForm key={task.kind} />}
    </AuthFrame>
  );
}
