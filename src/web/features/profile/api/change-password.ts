import { changePassword } from '#contract/account.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';
import { refreshSession } from '#web/lib/session.ts';
import { explainPasswordRefusal, type PasswordFailure } from '../password-change.ts';

/**
 * Changes the password; answers only where that failed. Every other session ends with it, and this one is a new one. No mutation of
 * the query client's, which would leave the page at a session that has ended: the form says that itself (spec section 8).
 */
export async function tryChangePassword(currentPassword: string, newPassword: string): Promise<PasswordFailure | null> {
  try {
    await call(changePassword, { body: { currentPassword, newPassword } });
  } catch (failure) {
    return explainPasswordRefusal(failure instanceof ApiFailure ? failure : { message: '' });
  }
  void refreshSession();
  return null;
}
