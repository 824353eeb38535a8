import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  changePassword,
  deleteAccount,
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  signUp,
  verifyEmail,
} from '#contract/account.ts';
import { getProfile } from '#contract/profile.ts';
import {
  account,
  type Credentials,
  cookiesOf,
  newcomer,
  password,
  signedInByPassword,
  trySignIn,
} from '#server/testing/accounts.ts';
import { caller } from '#server/testing/caller.ts';
import { hour, minute } from '#server/testing/clock.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { type Smtp, startSmtp, tokenIn } from '#server/testing/smtp.ts';
import { testApp } from '#server/testing/test-app.ts';

const publicUrl = 'https://learn.example.org';
const newPassword = 'pelican crossing';

onBothEngines('Letters through SMTP', (engine) => {
  const env: Record<string, string> = { PUBLIC_URL: publicUrl, RATE_LIMIT_SCALE: '100' };
  const limitedEnv: Record<string, string> = { PUBLIC_URL: publicUrl };
  let smtp: Smtp;
  // Before the server, which is told its address.
  beforeAll(async () => {
    smtp = await startSmtp();
    env['SMTP_URL'] = smtp.url;
    limitedEnv['SMTP_URL'] = smtp.url;
  });
  const server = testApp(engine, { env });
  afterEach(() => {
    vi.useRealTimers();
    smtp.behave('well');
  });
  afterAll(() => smtp.stop());

  const visitor = () => caller(server);
  const passTime = (time: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time });
  };
  const confirmationToken = async ({ email }: Credentials) => tokenIn(await smtp.letterTo(email), 'confirm');
  const confirmed = async (changes: Partial<Credentials> = {}) => {
    const credentials = await account(server, changes);
    await visitor().call(verifyEmail, { body: { token: await confirmationToken(credentials) } });
    return credentials;
  };
  const resetToken = async ({ email }: Pick<Credentials, 'email'>) => {
    await visitor().call(requestPasswordReset, { body: { email } });
    return tokenIn(await smtp.letterTo(email), 'reset');
  };
  /** A letter to this address that was not waited for would be there before one that was. */
  const noMoreLettersTo = async (email: string) => {
    const other = await confirmed();
    await resetToken(other);
    await expect(Promise.race([smtp.letterTo(email), Promise.resolve('none')])).resolves.toBe('none');
  };

  describe('to confirm an address', () => {
    test('come with the account, which cannot sign in before', async () => {
      const credentials = newcomer();
      const reply = await visitor().call(signUp, { body: credentials }, { host: 'evil.example' });
      expect(reply).toEqual({ identities: [{ provider: 'email' }], confirmationSent: true });
      expect((await trySignIn(server, credentials)).json).toEqual({
        code: 'EMAIL_NOT_VERIFIED',
        message: 'Your email address is not confirmed yet. Open the link we sent you, then sign in.',
      });
      const letter = await smtp.letterTo(credentials.email);
      expect(letter.to).toEqual([credentials.email]);
      expect(letter.text).toMatch(
        /^Hello Robin Road,\n\n[^]+\nhttps:\/\/learn\.example\.org\/auth\/login#confirm=\S+\n/,
      );

      const confirming = await visitor().send(verifyEmail, { body: { token: tokenIn(letter, 'confirm') } });
      expect([confirming.json, cookiesOf(confirming)]).toEqual([{ success: true }, []]);
      expect((await trySignIn(server, credentials)).json).toMatchObject({ learner: { emailVerified: true } });
    });

    test('tell whoever does not know the password nothing', async () => {
      const credentials = await account(server);
      const reply = await trySignIn(server, { ...credentials, password: 'wrong password' });
      expect(reply.json).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
    });

    test('confirm again without harm', async () => {
      const credentials = await account(server);
      const token = await confirmationToken(credentials);
      for (let count = 0; count < 2; count += 1) {
        expect(await visitor().call(verifyEmail, { body: { token } })).toEqual({ success: true });
      }
    });

    test('work for an hour, and only as they were written', async () => {
      const credentials = await account(server);
      const token = await confirmationToken(credentials);
      const [head, , signature] = token.split('.');
      const payload = Buffer.from(JSON.stringify({ email: 'someone@example.org', exp: 4_000_000_000 }));
      const forged = ['x', token.slice(0, -4), `${head}.${payload.toString('base64url')}.${signature}`];
      forged.push(
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload.toString('base64url')}.`,
        await resetToken(credentials),
      );
      passTime(hour + minute);
      for (const bad of [...forged, token]) {
        expect(await visitor().refusal(verifyEmail, { body: { token: bad } })).toMatchObject({
          status: 400,
          code: 'INVALID_TOKEN',
        });
      }
      expect((await trySignIn(server, credentials)).status).toBe(403);
    });

    test('are sent again when asked for, with the same answer for addresses that wait for none', async () => {
      const credentials = await account(server);
      await confirmationToken(credentials);
      const done = await confirmed();
      for (const email of [credentials.email, done.email, newcomer().email]) {
        expect(await visitor().call(sendVerificationEmail, { body: { email } })).toEqual({ success: true });
      }
      await visitor().call(verifyEmail, { body: { token: await confirmationToken(credentials) } });
      expect((await trySignIn(server, credentials)).status).toBe(200);
      await noMoreLettersTo(done.email);
    });

    test('do not go to an address whose account is there already', async () => {
      const credentials = await confirmed();
      expect(await visitor().call(signUp, { body: credentials })).toEqual({ identities: [], confirmationSent: false });
      await noMoreLettersTo(credentials.email);
    });

    test('that cannot be sent leave the account, say so, and can be asked for later', async () => {
      smtp.behave('refuse');
      const credentials = newcomer();
      expect(await visitor().call(signUp, { body: credentials })).toEqual({
        identities: [{ provider: 'email' }],
        confirmationSent: false,
        confirmationFailed: true,
      });
      smtp.behave('well');
      expect((await trySignIn(server, credentials)).json).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
      await visitor().call(sendVerificationEmail, { body: { email: credentials.email } });
      await visitor().call(verifyEmail, { body: { token: await confirmationToken(credentials) } });
      expect((await trySignIn(server, credentials)).status).toBe(200);
    });

    test('carry no header, recipient or word that a name was made of', async () => {
      const name = 'Robin\r\nBcc: everyone@example.org\r\n\r\nWin at https://evil.example';
      const credentials = await account(server, { name });
      const { to, headers, raw } = await smtp.letterTo(credentials.email);
      expect(to).toEqual([credentials.email]);
      expect(headers['bcc']).toBeUndefined();
      expect(raw).not.toMatch(/everyone|evil/);
    });
  });

  describe('to choose a new password', () => {
    test('are answered the same for every address, and go to accounts only', async () => {
      const credentials = await confirmed();
      const stranger = newcomer();
      for (const email of [credentials.email.toUpperCase(), stranger.email]) {
        const reply = await visitor().call(requestPasswordReset, { body: { email } }, { host: 'evil.example' });
        expect(reply).toEqual({ success: true, mailed: true });
      }
      const { text } = await smtp.letterTo(credentials.email);
      expect(text).toMatch(/^Hello Robin Road,\n\n[^]+\nhttps:\/\/learn\.example\.org\/auth\/login#reset=\S+\n/);
      await noMoreLettersTo(stranger.email);
    });

    test('change it, and end every session', async () => {
      const credentials = await confirmed();
      const devices = [await signedInByPassword(server, credentials), await signedInByPassword(server, credentials)];
      const token = await resetToken(credentials);
      const reply = await visitor().send(resetPassword, { body: { token, newPassword } });
      expect([reply.json, cookiesOf(reply)]).toEqual([{ success: true }, []]);
      for (const device of devices) expect((await device.refusal(getProfile)).code).toBe('SIGNED_OUT');
      expect((await trySignIn(server, credentials)).status).toBe(401);
      expect((await trySignIn(server, { ...credentials, password: newPassword })).status).toBe(200);
    });

    test('work once, and end the other letters', async () => {
      const credentials = await confirmed();
      const earlier = await resetToken(credentials);
      const token = await resetToken(credentials);
      const attempts = await Promise.all(
        Array.from({ length: 4 }, () => visitor().send(resetPassword, { body: { token, newPassword } })),
      );
      expect(attempts.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400]);
      for (const used of [token, earlier]) {
        const refusal = await visitor().refusal(resetPassword, { body: { token: used, newPassword: 'a thief’s' } });
        expect(refusal).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
      }
      expect((await trySignIn(server, { ...credentials, password: newPassword })).status).toBe(200);
    });

    test('work for an hour', async () => {
      const credentials = await confirmed();
      const token = await resetToken(credentials);
      passTime(hour + minute);
      expect(await visitor().refusal(resetPassword, { body: { token, newPassword } })).toMatchObject({
        code: 'INVALID_TOKEN',
        message: 'This link has expired or was already used. Ask for a new one.',
      });
      expect((await trySignIn(server, credentials)).status).toBe(200);
    });

    test('are not used up by a password that is too short', async () => {
      const token = await resetToken(await confirmed());
      const refusal = await visitor().refusal(resetPassword, { body: { token, newPassword: '12345' } });
      expect(refusal).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
      expect(await visitor().call(resetPassword, { body: { token, newPassword } })).toEqual({ success: true });
    });

    test('confirm an address that was not, since they have reached it', async () => {
      const credentials = await account(server);
      await confirmationToken(credentials);
      await visitor().call(resetPassword, { body: { token: await resetToken(credentials), newPassword } });
      const reply = await trySignIn(server, { ...credentials, password: newPassword });
      expect(reply.json).toMatchObject({ learner: { emailVerified: true } });
    });

    test('are worthless once the password was changed', async () => {
      const credentials = await confirmed();
      const token = await resetToken(credentials);
      const learner = await signedInByPassword(server, credentials);
      await learner.call(changePassword, { body: { currentPassword: password, newPassword } });
      expect((await visitor().refusal(resetPassword, { body: { token, newPassword: 'a thief’s' } })).code).toBe(
        'INVALID_TOKEN',
      );
    });
  });

  describe('that are asked for again and again', () => {
    const limited = testApp(engine, { env: limitedEnv });

    test.each([
      ['to choose a new password', requestPasswordReset],
      ['to confirm an address', sendVerificationEmail],
    ])('%s are five an hour for an address, whether or not it has an account', async (_, route) => {
      for (const { email } of [await account(limited), newcomer()]) {
        const ask = () => caller(limited).send(route, { body: { email } });
        for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
        const refused = await ask();
        expect([refused.status, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true]);
      }
    });
  });

  test('leave no trace of an account that is deleted', async () => {
    const credentials = await confirmed();
    const token = await resetToken(credentials);
    const learner = await signedInByPassword(server, credentials);
    const { id } = await learner.call(getProfile);
    const limitsBefore = await sql<{ n: number }>`select count(*) as n from rate_limits`.execute(server.database.db);
    const wrong = await learner.refusal(deleteAccount, { body: { password: 'wrong password' } });
    expect(wrong).toMatchObject({ code: 'INVALID_PASSWORD' });
    await learner.call(deleteAccount, { body: { password } });
    const letters = await sql`select * from verification where value = ${id}`.execute(server.database.db);
    const limitsAfter = await sql<{ n: number }>`select count(*) as n from rate_limits`.execute(server.database.db);
    expect(letters.rows).toEqual([]);
    // The count of letters to the address was there before, and is gone too.
    expect(Number(limitsAfter.rows[0]?.n)).toBe(Number(limitsBefore.rows[0]?.n) - 1);
    expect((await visitor().refusal(resetPassword, { body: { token, newPassword } })).code).toBe('INVALID_TOKEN');
    expect((await trySignIn(server, credentials)).status).toBe(401);
  });
});
