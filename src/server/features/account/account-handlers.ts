import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSession, signIn, signOut, signUp } from '#contract/account.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { type Limiter, limits } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';
import { accountMaker } from './account-maker.ts';
import { type Auth, needsConfirmation, sessionCookieName } from './auth.ts';
import { authHeaders, passCookies, refusal } from './auth-response.ts';
import type { SessionReader } from './session-reader.ts';

/** Accounts: better-auth's core e-mail operations behind our schemas, limits and answers, which never hold the token. */
export function accountHandlers(services: Services, auth: Auth, readSession: SessionReader, limit: Limiter): Handler[] {
  const { config } = services;
  const makeAccount = accountMaker(services, auth);

  return [
    answerPublic(signUp, async ({ body }, { http }) => {
      await limit.attempt(limits.signUpByAddress, http.ip);
      if (!(await makeAccount(body))) return { identities: [], confirmationSent: false };
      return { identities: [{ provider: 'email' as const }], ...(await sendConfirmation(body.email, http)) };
    }),

    answerPublic(signIn, async ({ body }, { http, reply }) => {
      await limit.attempt(limits.signInByAddress, http.ip);
      const account = body.email.toLowerCase();
      await limit.attempt(limits.signInByAccount, account);
      const response = await auth.api.signInEmail({ body, headers: authHeaders(http), asResponse: true });
      if (!response.ok) throw await refusal(response);
      await limit.forget(limits.signInByAccount, account);
      const session = await readSession(cookieOf(response));
      if (session === null) throw new Error('the session that was just made is not there');
      passCookies(response, reply);
      return session;
    }),

    answerPublic(signOut, async (_request, { http, reply }) => {
      const response = await auth.api.signOut({ headers: authHeaders(http), asResponse: true });
      if (!response.ok) throw await refusal(response);
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

  /** The account stands whether or not its letter could be sent; at sign-in another can be asked for. */
  async function sendConfirmation(email: string, http: FastifyRequest) {
    if (!needsConfirmation(config)) return { confirmationSent: false };
    try {
      await auth.api.sendVerificationEmail({ body: { email } });
      return { confirmationSent: true };
    } catch (error) {
      http.log.error({ err: error }, 'confirmation letter not sent');
      return { confirmationSent: false, confirmationFailed: true as const };
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
