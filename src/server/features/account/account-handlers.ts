import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSession, signIn, signOut, signUp } from '#contract/account.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { accountRepository } from '#server/db/repositories/accounts.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { type Limiter, limits } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';
import { type Auth, sessionCookieName } from './auth.ts';
import { type SessionReader } from './session-reader.ts';

/** Accounts: better-auth's core e-mail operations behind our schemas, limits and answers, which never hold the token. */
export function accountHandlers(
  { database, config }: Services,
  auth: Auth,
  readSession: SessionReader,
  limit: Limiter,
): Handler[] {
  const accounts = accountRepository(database.db, database.engine);

  return [
    answerPublic(signUp, async ({ body }, { http }) => {
      await limit.attempt(limits.signUpByAddress, http.ip);
      if (await accounts.hasEmail(body.email)) return { identities: [], confirmationSent: false };
      const response = await auth.api.signUpEmail({ body, asResponse: true });
      if (!response.ok) throw await refusal(response);
      return { identities: [{ provider: 'email' as const }], confirmationSent: false };
    }),

    answerPublic(signIn, async ({ body }, { http, reply }) => {
      await limit.attempt(limits.signInByAddress, http.ip);
      const account = body.email.toLowerCase();
      await limit.attempt(limits.signInByAccount, account);
      const response = await auth.api.signInEmail({ body, headers: authHeaders(http), asResponse: true });
      if (!response.ok) throw await refusal(response);
      await limit.forget(limits.signInByAccount, account);
      const session = await readSession(cookieOf(response));
      if (session === null) throw new ApiError('INTERNAL');
      passCookies(response, reply);
      return session;
    }),

    answerPublic(signOut, async (_request, { http, reply }) => {
      const response = await auth.api.signOut({ headers: authHeaders(http), asResponse: true });
      passCookies(response, reply);
      return { success: true as const };
    }),

    answerPublic(getSession, async (_request, { http, reply, session }) => {
      if (session === null) {
        // A cookie that no longer names a session is cleared, so that it is not sent for ever.
        if (http.headers.cookie?.includes(`${sessionCookieName(config)}=`)) clearCookie(reply);
        return null;
      }
      const response = await auth.api.getSession({ headers: authHeaders(http), asResponse: true });
      passCookies(response, reply);
      return readSession(http.headers.cookie);
    }),
  ];

  function clearCookie(reply: FastifyReply): void {
    const name = sessionCookieName(config);
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    reply.header('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }
}

function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  return headers;
}

function passCookies(response: Response, reply: FastifyReply): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** The cookies that a response sets, as the next request would send them. */
function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

const knownRefusals: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'INVALID_EMAIL_OR_PASSWORD',
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_VERIFIED',
  INVALID_PASSWORD: 'INVALID_PASSWORD',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  USER_ALREADY_EXISTS: 'USER_ALREADY_EXISTS',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'USER_ALREADY_EXISTS',
};

/** better-auth's refusal as ours; one we do not know is a fault. */
async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  return new ApiError(knownRefusals[code] ?? 'INTERNAL');
}
