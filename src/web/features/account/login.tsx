import { lazy, Suspense } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { useLoginTask } from './mailed-link.ts';
import { SignInForm } from './sign-in-form.tsx';

// Rare ways in, which need not be in the page's first code.
const RequestReset = lazy(() => import('./request-reset.tsx').then((module) => ({ default: module.RequestReset })));
const ResetPassword = lazy(() => import('./reset-password.tsx').then((module) => ({ default: module.ResetPassword })));

/** `/auth/login`, which is also where the links in our letters lead. */
export function Login() {
  const task = useLoginTask();
  if (task.kind === 'forgot') {
    return (
      <AuthFrame heading="Forgot your password?">
        <Suspense>
          <RequestReset />
        </Suspense>
      </AuthFrame>
    );
  }
  if (task.kind === 'reset') {
    return (
      <AuthFrame heading="Choose a new password">
        <Suspense>
          <ResetPassword token={task.token} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading="Welcome Back!">
      {task.kind === 'confirm' && <EmailConfirmation token={task.token} />}
      <SignInForm />
    </AuthFrame>
  );
}
