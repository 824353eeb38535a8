import { betterAuth } from 'better-auth';
import { minimumPasswordLength } from '#domain/constants.ts';
import { productName } from '#domain/product.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/engine.ts';
import { accountRepository } from '#server/db/repositories/accounts.ts';
import { confirmationLetter, linkLifetime, passwordResetLetter } from '#server/mail/letters.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const week = 7 * 86_400;
const day = 86_400;

/** The name of the session's cookie; under https the browser itself binds it to this host and path. */
export function sessionCookieName(config: Config): string {
  return isHttps(config) ? '__Host-catseye' : 'catseye';
}

/**
 * better-auth, core e-mail routes only, on the same database. What its defaults leave open is closed here or by the
 * handlers around it: limits and origin checks are ours, there is no cookie cache, and no body holds the token.
 */
export function createAuth(config: Config, database: Database, secret: string, mailer: Mailer) {
  const origin = publicOrigin(config);
  const accounts = accountRepository(database.db, database.engine);
  return betterAuth({
    appName: productName,
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: { db: database.db, type: database.engine },
    telemetry: { enabled: false },
    logger: { level: 'error' },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: minimumPasswordLength,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
      requireEmailVerification: needsConfirmation(config),
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: linkLifetime,
      sendResetPassword: ({ user, token }) => mailer.send(passwordResetLetter(user, origin, token)),
      onPasswordReset: async ({ user }) => {
        // The letter has reached them, which is all that confirming asks; and its siblings have done their work.
        await accounts.confirmEmail(user.id);
        await accounts.forgetLetters(user.id);
      },
    },
    emailVerification: {
      sendOnSignUp: false,
      expiresIn: linkLifetime,
      sendVerificationEmail: ({ user, token }) => mailer.send(confirmationLetter(user, origin, token)),
    },
    user: { deleteUser: { enabled: true } },
    databaseHooks: {
      // With no mail server an address cannot be confirmed, so that it counts as confirmed at once (reading 31).
      user: { create: { before: async (user) => ({ data: { ...user, emailVerified: !needsConfirmation(config) } }) } },
    },
    session: { expiresIn: week, updateAge: day, cookieCache: { enabled: false } },
    advanced: {
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      cookies: {
        session_token: {
          name: sessionCookieName(config),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(config) },
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Whether accounts must be confirmed by mail before their first sign-in (reading 31). */
export function needsConfirmation(config: Config): boolean {
  return config.smtpUrl !== undefined;
}

/** Where links in letters lead. Never taken from a request, whose Host header anyone can write. */
function publicOrigin(config: Config): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

function isHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https:') ?? false;
}
