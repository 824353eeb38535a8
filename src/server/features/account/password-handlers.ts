import type { FastifyRequest } from 'fastify';
import {
  changePassword,
  deleteAccount,
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  verifyEmail,
} from '#contract/account.ts';
import { accountRepository } from '#server/db/repositories/accounts.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answer, answerPublic, type Handler } from '#server/http/handlers.ts';
import { type Limiter, limits } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';
import type { Auth } from './auth.ts';
import { authHeaders, passCookies, refusal } from './auth-response.ts';

const done = { success: true as const };

/** Passwords, letters and deletion. What a letter's answer says never tells whether there is such an account. */
export function passwordHandlers({ database, config }: Services, auth: Auth, limit: Limiter): Handler[] {
  const accounts = accountRepository(database.db, database.engine);

  const limitLetters = async (address: string, email: string) => {
    await limit.attempt(limits.mailByAddress, address);
    await limit.attempt(limits.mailByAccount, email.toLowerCase());
  };

  const succeed = async (response: Response) => {
    if (!response.ok) throw await refusal(response);
    return done;
  };

  const verify = (password: string, http: FastifyRequest) =>
    auth.api.verifyPassword({ body: { password }, headers: authHeaders(http), asResponse: true });

  return [
    answer(changePassword, async ({ body }, { http, reply, userId }) => {
      await limit.attempt(limits.passwordByAccount, userId);
      if (body.newPassword === body.currentPassword) {
        // Only whoever knows the current password is told that the new one is the same.
        await succeed(await verify(body.currentPassword, http));
        throw new ApiError('SAME_PASSWORD');
      }
      const response = await auth.api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers: authHeaders(http),
        asResponse: true,
      });
      await succeed(response);
      await limit.forget(limits.passwordByAccount, userId);
      await accounts.forgetLetters(userId);
      passCookies(response, reply);
      return done;
    }),

    answerPublic(requestPasswordReset, async ({ body }, { http }) => {
      await limitLetters(http.ip, body.email);
      // Not waited for: how long a letter takes would tell whether there is such an account.
      void auth.api
        .requestPasswordReset({ body: { email: body.email } })
        .catch((error: unknown) => http.log.error({ err: error }, 'password letter not sent'));
      return { ...done, mailed: config.smtpUrl !== undefined };
    }),

    answerPublic(resetPassword, async ({ body }, { http }) => {
      await limit.attempt(limits.tokenByAddress, http.ip);
      return succeed(await auth.api.resetPassword({ body, asResponse: true }));
    }),

    answerPublic(verifyEmail, async ({ body }, { http }) => {
      await limit.attempt(limits.tokenByAddress, http.ip);
      return succeed(await auth.api.verifyEmail({ query: { token: body.token }, asResponse: true }));
    }),

    answerPublic(sendVerificationEmail, async ({ body }, { http }) => {
      await limitLetters(http.ip, body.email);
      void auth.api
        .sendVerificationEmail({ body: { email: body.email } })
        .catch((error: unknown) => http.log.error({ err: error }, 'confirmation letter not sent'));
      return done;
    }),

    answer(deleteAccount, async ({ body }, { http, reply, userId, session }) => {
      await limit.attempt(limits.passwordByAccount, userId);
      const response = await auth.api.deleteUser({ body, headers: authHeaders(http), asResponse: true });
      await succeed(response);
      await accounts.forgetLetters(userId);
      await limit.forget(limits.passwordByAccount, userId);
      await limit.forget(limits.mailByAccount, session.learner.email);
      passCookies(response, reply);
      return done;
    }),
  ];
}
