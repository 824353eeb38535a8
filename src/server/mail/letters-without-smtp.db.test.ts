import { describe, expect, test, vi } from 'vitest';
import { requestPasswordReset, resetPassword } from '#contract/account.ts';
import { account, trySignIn } from '#server/testing/accounts.ts';
import { caller } from '#server/testing/caller.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { testApp } from '#server/testing/test-app.ts';

const newPassword = 'pelican crossing';

onBothEngines('Letters without SMTP', (engine) => {
  describe('in development', () => {
    const server = testApp(engine, { env: { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:5173' } });
    const mailbox = async () => (await server.app.inject({ method: 'GET', url: '/dev/mailbox' })).body;

    test('are in the mailbox, and work', async () => {
      const credentials = await account(server);
      const reply = await caller(server).call(requestPasswordReset, { body: { email: credentials.email } });
      expect(reply).toEqual({ success: true, mailed: false });
      await vi.waitFor(async () => expect(await mailbox()).toContain(credentials.email));
      const token = /href="http:\/\/localhost:5173\/auth\/login#reset=([^"]+)"/.exec(await mailbox())?.[1] ?? '';
      await caller(server).call(resetPassword, { body: { token, newPassword } });
      expect((await trySignIn(server, { ...credentials, password: newPassword })).status).toBe(200);
    });
  });

  describe('in production', () => {
    const server = testApp(engine);

    test('have no mailbox page', async () => {
      expect((await server.app.inject({ method: 'GET', url: '/dev/mailbox' })).statusCode).toBe(404);
    });

    test('are not needed to sign in, nor once a mail server is set', async () => {
      const credentials = await account(server);
      expect((await trySignIn(server, credentials)).json).toMatchObject({ learner: { emailVerified: true } });
      await server.restart({ env: { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://learn.example.org' } });
      expect((await trySignIn(server, credentials)).status).toBe(200);
    });
  });
});
