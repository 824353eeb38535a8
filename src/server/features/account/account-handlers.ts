import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSession, signIn, signOut, signUp } from '#contract/account.ts';
import { accountRepository } from '#server/db/repositories/accounts.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { type Limiter, limits } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';
import { type Auth, needsConfirmation, sessionCookieName } from './auth.ts';
import { authHeaders, passCookies, refusal } from './auth-response.ts';
import type { SessionReader } from './session-reader.ts';

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
      return {
        identities: [{ provider: 'email' as const }],
        confirmationSent: await sendConfirmation(body.email, http),
      };
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

  /** Whether a confirmation letter is on its way. One that could not be sent can be asked for again at sign-in. */
  async function sendConfirmation(email: string, http: FastifyRequest): Promise<boolean> {
    if (!needsConfirmation(config)) return false;
    try {
      await auth.api.sendVerificationEmail({ body: { email } });
      return true;
    } catch (error) {
      http.log.error({ err: error }, 'confirmation letter not sent');
      return false;
    }
  }

  function clearCookie(reply: FastifyReply): void {
    const name = sessionCookieName(config);
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    reply.header('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }
}

/** The cookies that a response sets, as the next request would send them. */
function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
