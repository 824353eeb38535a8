import { z } from 'zod';

/**
 * The one error table: what a code's status is and what the person is told. A message says what happened and what to do;
 * `reported` ones are ours to mend and are logged as errors.
 */
export const errorTable = {
  INVALID_REQUEST: {
    status: 400,
    message: 'Something in that request is not valid. Check what you entered and try again.',
  },
  INVALID_JSON: { status: 400, message: 'That request could not be read. Reload the page and try again.' },
  NOT_AN_OPTION: {
    status: 400,
    message: 'That answer is not one of the options. Reload the question and choose again.',
  },
  EMPTY_SELECTION: { status: 400, message: 'No questions available for the selected category.' },
  SIGNED_OUT: { status: 401, message: 'You are signed out. Sign in to go on.' },
  INVALID_EMAIL_OR_PASSWORD: { status: 401, message: 'Invalid email or password. Check both and try again.' },
  INVALID_PASSWORD: { status: 400, message: 'Current password is incorrect.' },
  SAME_PASSWORD: { status: 400, message: 'New password cannot be the same as the old password.' },
  INVALID_TOKEN: { status: 400, message: 'This link has expired or was already used. Ask for a new one.' },
  PASSWORD_TOO_SHORT: { status: 400, message: 'Password must be at least 6 characters' },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Your email address is not confirmed yet. Open the link we sent you, then sign in.',
  },
  USER_ALREADY_EXISTS: { status: 422, message: 'User already registered' },
  CROSS_SITE: { status: 403, message: 'That request came from another site and was refused.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here by that name.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'That cannot be done here.' },
  ANSWER_LOCKED: { status: 409, message: 'This question is already answered, and the first answer counts.' },
  SESSION_ENDED: { status: 409, message: 'This practice session has ended. Start a new one to go on.' },
  RESULT_CONFLICT: { status: 409, message: 'Another result is already saved under this id.' },
  BODY_TOO_LARGE: { status: 413, message: 'That request is too large.' },
  NOT_JSON: { status: 415, message: 'That request is of a kind this server does not read.' },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: 'That request has too much in its headers. Clear the cookies of this site and try again.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Nothing you saved is lost. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'The server is busy or restarting. Please try again in a moment.' },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** Every failed answer has this shape; `issues` names the fields that a schema refused, `id` finds a fault in the log. */
export const failure = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  id: z.string().optional(),
});

export type Failure = z.infer<typeof failure>;
