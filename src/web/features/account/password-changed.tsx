import { Notice } from '#web/ui/notice.tsx';

/** Above the sign-in form, after a reset. */
export function PasswordChanged() {
  return (
    <div className="mb-5">
      <Notice kind="right" title="Password changed successfully!">
        <p>You are signed out everywhere. Sign in with your new password.</p>
      </Notice>
    </div>
  );
}
