import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#server/http/api-error.ts';

/** The headers of a request that better-auth needs: its cookies. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  return headers;
}

/** Passes on the cookies that better-auth sets. */
export function passCookies(response: Response, reply: FastifyReply): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

const knownRefusals: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'INVALID_EMAIL_OR_PASSWORD',
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_VERIFIED',
  INVALID_PASSWORD: 'INVALID_PASSWORD',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  INVALID_TOKEN: 'INVALID_TOKEN',
  TOKEN_EXPIRED: 'INVALID_TOKEN',
  USER_NOT_FOUND: 'INVALID_TOKEN',
  USER_ALREADY_EXISTS: 'USER_ALREADY_EXISTS',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'USER_ALREADY_EXISTS',
};

/** better-auth's refusal as ours; one we do not know is a fault, which the log tells of. */
export async function refusal(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  const known = knownRefusals[code];
  return known === undefined ? new Error(`better-auth answered ${response.status} ${code}`) : new ApiError(known);
}
