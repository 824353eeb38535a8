import { minimumPasswordLength } from '#domain/constants.ts';
import { z } from 'zod';
import { defineRoute } from './route.ts';
import { exactText, isStorableText, text } from './text.ts';

/** An e-mail address as accounts hold it. */
export const emailAddress = z.email('Please enter a valid email address.').max(254).refine(isStorableText);
/** A password as it is chosen: at least six characters (spec section 5), at most what is sensible to hash. */
export const newPassword = exactText(128).min(minimumPasswordLength, 'Password must be at least 6 characters');
/** A person's name. */
export const fullName = text(80);

/** The token of a link that was mailed. */
const mailedToken = exactText(1000);
const success = z.object({ success: z.literal(true) });

/** The signed-in person, as every screen's header shows them. */
export const learner = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.int(),
});

/** A live session: whose it is and until when, epoch ms. The token itself is in an HttpOnly cookie and in no body. */
export const accountSession = z.object({ learner, expiresAt: z.int() });

export const signUp = defineRoute({
  name: 'signUp',
  method: 'POST',
  path: '/api/auth/sign-up/email',
  access: 'public',
  summary: 'Makes an account. Never signs in: the person goes to the sign-in page.',
  body: z.strictObject({ name: fullName, email: emailAddress, password: newPassword }),
  response: z.object({
    /** Empty where the address is already registered (spec section 5). */
    identities: z.array(z.object({ provider: z.literal('email') })),
    /** True where the account must be confirmed by mail before the first sign-in. */
    confirmationSent: z.boolean(),
    /** There where that letter could not be sent; it can be asked for again at sign-in. */
    confirmationFailed: z.literal(true).optional(),
  }),
});

export const signIn = defineRoute({
  name: 'signIn',
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  summary: 'Signs in with e-mail and password, and sets the session cookie.',
  body: z.strictObject({ email: emailAddress, password: exactText(128) }),
  response: accountSession,
});

export const signOut = defineRoute({
  name: 'signOut',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'Ends the session and clears its cookie. Signed out already is success.',
  body: z.strictObject({}),
  response: success,
});

export const getSession = defineRoute({
  name: 'getSession',
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'public',
  summary: 'The live session, refreshed when it is due; null when signed out.',
  response: accountSession.nullable(),
});

export const changePassword = defineRoute({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'learner',
  summary: 'Changes the password after checking the current one, and ends every other session.',
  body: z.strictObject({ currentPassword: exactText(128), newPassword }),
  response: success,
  errors: ['INVALID_PASSWORD', 'SAME_PASSWORD', 'TOO_MANY_REQUESTS'],
});

export const requestPasswordReset = defineRoute({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  summary: 'Mails a link to choose a new password. Answers the same whether or not there is such an account.',
  body: z.strictObject({ email: emailAddress }),
  response: success.extend({
    /** False where the server sends no mail: the letter is in its log, and whoever runs it can pass the link on. */
    mailed: z.boolean(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const resetPassword = defineRoute({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password with the token of a mailed link, and ends every session.',
  body: z.strictObject({ token: mailedToken, newPassword }),
  response: success,
  errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
});

export const verifyEmail = defineRoute({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Confirms an e-mail address with the token of a mailed link. Never signs in.',
  body: z.strictObject({ token: mailedToken }),
  response: success,
  errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
});

export const sendVerificationEmail = defineRoute({
  name: 'sendVerificationEmail',
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'public',
  summary: 'Mails the confirmation link again. Answers the same whether or not there is such an account.',
  body: z.strictObject({ email: emailAddress }),
  response: success,
  errors: ['TOO_MANY_REQUESTS'],
});

export const deleteAccount = defineRoute({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/auth/delete-user',
  access: 'learner',
  summary: 'Deletes the account and everything that belongs to it, after checking the password.',
  body: z.strictObject({ password: exactText(128) }),
  response: success,
  errors: ['INVALID_PASSWORD', 'TOO_MANY_REQUESTS'],
});

export type Learner = z.infer<typeof learner>;
export type AccountSession = z.infer<typeof accountSession>;
