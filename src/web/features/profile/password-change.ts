import { minimumPasswordLength } from '#domain/constants.ts';

export type PasswordFields = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

/** What the learner is told, and what it is about. */
export type PasswordFailure = {
  readonly message: string;
  readonly field: keyof PasswordFields | null;
  /** Only signing in again helps. */
  readonly isSignedOut: boolean;
};

/** What the account service gives: its code, its words, and the fields that it refused. */
export type PasswordRefusal = {
  readonly code?: string;
  readonly message: string;
  readonly issues?: readonly { readonly path: string }[];
};

const tooShort = about('newPassword', `New password must be at least ${minimumPasswordLength} characters long.`);
const wrong = about('currentPassword', 'Current password is incorrect.');
const same = about('newPassword', 'New password cannot be the same as the old password.');
const signedOut: PasswordFailure = {
  message: 'Your session may have expired. Please log in again to change your password.',
  field: null,
  isSignedOut: true,
};
const noEmail: PasswordFailure = {
  message: 'Could not retrieve user email. Please try logging in again.',
  field: null,
  isSignedOut: true,
};

/** What is wrong with what was typed, before it is sent (spec section 5); null where nothing is. */
export function checkPasswordChange(fields: PasswordFields, email: string): PasswordFailure | null {
  const { newPassword, confirmPassword } = fields;
  if (!isFilled(fields)) return about(null, 'All password fields are required.');
  if (newPassword !== confirmPassword) return about('confirmPassword', 'New passwords do not match.');
  if (newPassword.length < minimumPasswordLength) return tooShort;
  return email === '' ? noEmail : null;
}

/** Whether 'Update Password' can be pressed. */
export function isFilled(fields: PasswordFields): boolean {
  return Object.values(fields).every((value) => value !== '');
}

/**
 * Spec section 8: the one mapping from the account service's codes and texts to what the learner is told. The texts are those of the
 * hosted service that the spec was written for; the codes are our own service's.
 */
export function explainPasswordRefusal({ code = '', message, issues = [] }: PasswordRefusal): PasswordFailure {
  const text = message.toLowerCase();
  if (code === 'INVALID_PASSWORD' || text.includes('invalid login credentials')) return wrong;
  if (code === 'SAME_PASSWORD' || text.includes('different from the old password')) return same;
  if (code === 'SIGNED_OUT' || /session.*(?:missing|expired|not found)|jwt expired/.test(text)) return signedOut;
  if (code === 'PASSWORD_TOO_SHORT' || text.includes('should be at least')) return tooShort;
  if (code === 'INVALID_REQUEST' && issues.some(({ path }) => path.endsWith('newPassword'))) return tooShort;
  return about(null, message || 'Failed to update password.');
}

function about(field: PasswordFailure['field'], message: string): PasswordFailure {
  return { message, field, isSignedOut: false };
}
