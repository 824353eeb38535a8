import { afterEach, describe, expect, test, vi } from 'vitest';
import { signIn, signUp } from '#contract/account.ts';
import { account, newcomer, trySignIn } from '#server/testing/accounts.ts';
import { caller } from '#server/testing/caller.ts';
import { minute } from '#server/testing/clock.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { testApp } from '#server/testing/test-app.ts';

/** A tenth of the limits: one attempt an account, twelve sign-ins and six sign-ups an address. */
const tenth = { RATE_LIMIT_SCALE: '0.1' };

onBothEngines('Limits of an account', (engine) => {
  const server = testApp(engine);
  afterEach(() => {
    vi.useRealTimers();
  });
  const fail = async (email: string, times: number) => {
    const statuses = [];
    for (let count = 0; count < times; count += 1) {
      statuses.push((await trySignIn(server, { email, password: 'wrong password' })).status);
    }
    return statuses;
  };
  const refusedTen = Array.from({ length: 10 }, () => 401);

  test('stop guessing after ten attempts in a quarter of an hour, in any letter case, for the right password too', async () => {
    const credentials = await account(server);
    expect(await fail(credentials.email, 5)).toEqual(refusedTen.slice(5));
    expect(await fail(credentials.email.toUpperCase(), 6)).toEqual([...refusedTen.slice(5), 429]);
    const refusal = await caller(server).refusal(signIn, {
      body: { email: credentials.email, password: credentials.password },
    });
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refusal.message).toMatch(/^Too many attempts\. Wait 15 minutes and try again\.$/);
    const reply = await trySignIn(server, credentials);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
    expect((await trySignIn(server, await account(server))).status).toBe(200);

    await server.restart();
    expect((await trySignIn(server, credentials)).status).toBe(429);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * minute });
    expect((await trySignIn(server, credentials)).status).toBe(200);
  });

  test('are reset by success', async () => {
    const credentials = await account(server);
    for (let round = 0; round < 2; round += 1) {
      expect(await fail(credentials.email, 9)).toEqual(refusedTen.slice(1));
      expect((await trySignIn(server, credentials)).status).toBe(200);
    }
  });

  test('hold for attempts at once', async () => {
    const { email } = await account(server);
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => trySignIn(server, { email, password: 'wrong password' })),
    );
    expect(replies.map((reply) => reply.status).toSorted((one, other) => one - other)).toEqual([
      ...refusedTen,
      429,
      429,
      429,
      429,
    ]);
  });
});

onBothEngines('Limits of an address', (engine) => {
  describe('without a proxy', () => {
    const server = testApp(engine, { env: tenth });

    test('are kept in the database, and no header makes it another address', async () => {
      const attempt = (address: string) => trySignIn(server, newcomer(), { 'x-forwarded-for': address });
      for (let count = 0; count < 12; count += 1) expect((await attempt(`198.51.100.${count}`)).status).toBe(401);
      expect((await attempt('198.51.100.99')).status).toBe(429);
      await server.restart();
      expect((await attempt('198.51.100.99')).status).toBe(429);
    });

    test('count sign-ups too', async () => {
      const replies = [];
      for (let count = 0; count < 7; count += 1) {
        replies.push((await caller(server).send(signUp, { body: newcomer() })).status);
      }
      expect(replies).toEqual([200, 200, 200, 200, 200, 200, 429]);
    });

    test('do not count what the schema refuses', async () => {
      for (let count = 0; count < 20; count += 1) {
        expect((await trySignIn(server, { email: 'x', password: 'y' })).status).toBe(400);
      }
    });
  });

  describe('behind a proxy that is trusted', () => {
    const server = testApp(engine, { env: { ...tenth, TRUST_PROXY: 'true' } });

    test('count the address that the proxy saw, whatever the client wrote before it', async () => {
      const attempt = (header: string) => trySignIn(server, newcomer(), { 'x-forwarded-for': header });
      for (let count = 0; count < 12; count += 1) {
        expect((await attempt(`203.0.113.${count}, 198.51.100.1`)).status).toBe(401);
      }
      expect((await attempt('203.0.113.99, 198.51.100.1')).status).toBe(429);
      expect((await attempt('203.0.113.99, 198.51.100.2')).status).toBe(401);
    });
  });
});
