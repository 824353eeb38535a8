import { minimumPasswordLength } from '#domain/constants.ts';

/** What a failed sign-up gives: the account service's code, its words, and the fields that it refused. */
export type SignUpRefusal = {
  readonly code?: string | undefined;
  readonly message: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
};

/** What the person is told: the words of a toast, and the field that they are about. */
export type SignUpFailure = {
  readonly title: string;
  readonly description: string;
  readonly field: 'name' | 'email' | 'password' | null;
};

const alreadyRegistered: SignUpFailure = {
  title: 'Email already registered',
  description: 'This email address is already registered. Please try logging in instead.',
  field: 'email',
};

const invalidEmail: SignUpFailure = {
  title: 'Invalid email address',
  description: 'Please enter a valid email address.',
  field: 'email',
};

const shortPassword = `Password must be at least ${minimumPasswordLength} characters`;

/**
 * Spec sections 5 and 8, reading 32: the one mapping from the account service's codes and texts to the spec's toasts. The texts are
 * those of the hosted service that the spec was written for; the codes are our own service's.
 */
export function explainSignUpRefusal(refusal: SignUpRefusal): SignUpFailure {
  const code = refusal.code ?? '';
  const text = refusal.message.toLowerCase();
  const field = refusedField(refusal);
  if (code.startsWith('USER_ALREADY_EXISTS') || text.includes('user already registered')) return alreadyRegistered;
  if (text.includes('invalid email') || text.includes('validation for email failed')) return invalidEmail;
  if (code === 'INVALID_EMAIL' || field === 'email') return invalidEmail;
  if (code === 'PASSWORD_TOO_SHORT') return other(shortPassword, 'password');
  // The service's own validation names no field; of ours the browser and the form have checked all but the address.
  if (code === 'VALIDATION_ERROR' && field === null) return invalidEmail;
  return other(fieldMessage(refusal) ?? refusal.message, field);
}

/** A sign-up that the service answered: an empty identities list means that the address is taken (spec section 5). */
export function explainSignUpAnswer(answer: { readonly identities: readonly unknown[] }): SignUpFailure | null {
  return answer.identities.length === 0 ? alreadyRegistered : null;
}

function other(description: string, field: SignUpFailure['field']): SignUpFailure {
  return { title: 'Sign up failed', description, field };
}

function refusedField({ issues }: SignUpRefusal): SignUpFailure['field'] {
  const name = issues?.[0]?.path.split(/[./]/).at(-1);
  return name === 'email' || name === 'password' || name === 'name' ? name : null;
}

function fieldMessage({ issues }: SignUpRefusal): string | undefined {
  return issues?.[0]?.message;
}
