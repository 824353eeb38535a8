import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getSession, signIn, signOut, signUp } from '#contract/account.ts';
import { getProfile } from '#contract/profile.ts';
import { account, cookiesOf, newcomer, password, signedInByPassword, trySignIn } from '#server/testing/accounts.ts';
import { caller } from '#server/testing/caller.ts';
import { day, minute } from '#server/testing/clock.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { sessionCookie, signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('Accounts', (engine) => {
  const server = testApp(engine);
  const visitor = () => caller(server);

  afterEach(() => {
    vi.useRealTimers();
  });
  /** better-auth reads the system's clock, so that one is set. */
  const travelTo = (instant: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: instant });
  };

  describe('signing up', () => {
    test('makes an account, and does not sign in', async () => {
      const credentials = newcomer();
      const reply = await visitor().send(signUp, { body: credentials });
      expect(reply.json).toEqual({ identities: [{ provider: 'email' }], confirmationSent: false });
      expect(cookiesOf(reply)).toEqual([]);
      expect((await trySignIn(server, credentials)).status).toBe(200);
    });

    test('with a taken address, in any letter case, answers without identities and leaves the account as it was', async () => {
      const credentials = await account(server, { email: `Zoë.${Date.now()}@example.org`.replace('ë', 'e') });
      for (const email of [credentials.email, credentials.email.toUpperCase(), credentials.email.toLowerCase()]) {
        const body = newcomer({ email, name: 'Someone Else', password: 'another password' });
        const reply = await visitor().call(signUp, { body });
        expect(reply).toEqual({ identities: [], confirmationSent: false });
      }
      expect((await trySignIn(server, { ...credentials, password: 'another password' })).status).toBe(401);
      expect((await trySignIn(server, credentials)).json).toMatchObject({ learner: { fullName: 'Robin Road' } });
    });

    test('with one address many times at once makes one account', async () => {
      const body = newcomer();
      const replies = await Promise.all(Array.from({ length: 5 }, () => visitor().send(signUp, { body })));
      expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200]);
      const made = replies.filter((reply) => reply.text.includes('provider'));
      expect(made).toHaveLength(1);
    });

    test('is possible where the server was killed half-way through it before', async () => {
      const { id, email } = await signedIn(server);
      await sql`delete from account where "userId" = ${id}`.execute(server.database.db);
      const credentials = newcomer({ email });
      expect((await visitor().call(signUp, { body: credentials })).identities).toEqual([]);
      travelTo(Date.now() + 2 * minute);
      expect((await visitor().call(signUp, { body: credentials })).identities).toHaveLength(1);
      expect((await trySignIn(server, credentials)).status).toBe(200);
    });

    test.each([
      [{ email: 'not an address' }, 'email', 'Please enter a valid email address.'],
      [{ email: '' }, 'email', 'Please enter a valid email address.'],
      [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
      [{ name: '   ' }, 'name', expect.stringMatching(/./)],
      [{ name: 'a\0b' }, 'name', 'Use ordinary characters only.'],
    ])('with %j is refused, and says what is wrong', async (change, path, message) => {
      const refusal = await visitor().refusal(signUp, { body: newcomer(change) });
      expect(refusal).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
      expect(refusal.issues).toContainEqual({ path, message });
    });

    test('takes a password of six characters, spaces and accents as they are', async () => {
      for (const chosen of ['123456', '  pass  ', 'Straße, 🚗!', 'x'.repeat(128)]) {
        const credentials = await account(server, { password: chosen });
        expect((await trySignIn(server, credentials)).status).toBe(200);
        expect((await trySignIn(server, { ...credentials, password: chosen.slice(1) })).status).toBe(401);
      }
    });
  });

  describe('signing in', () => {
    test('answers with the learner and sets a cookie that scripts cannot read', async () => {
      const credentials = await account(server, { name: '  Zoë Ångström  ' });
      const reply = await trySignIn(server, { ...credentials, email: credentials.email.toUpperCase() });
      expect(signIn.response.parse(reply.json)).toMatchObject({
        learner: { fullName: 'Zoë Ångström', email: credentials.email, emailVerified: true },
      });
      const [cookie, ...others] = cookiesOf(reply);
      expect(others).toEqual([]);
      expect(cookie).toMatch(/^catseye=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    test('with a wrong password or an unknown address is refused with the same words, and sets no cookie', async () => {
      const { email } = await account(server);
      const wrong = await trySignIn(server, { email, password: 'wrong password' });
      const unknown = await trySignIn(server, newcomer());
      expect(wrong.json).toEqual({
        code: 'INVALID_EMAIL_OR_PASSWORD',
        message: 'Invalid email or password. Check both and try again.',
      });
      expect([unknown.status, unknown.text]).toEqual([401, wrong.text]);
      expect([...cookiesOf(wrong), ...cookiesOf(unknown)]).toEqual([]);
    });

    test('again gives a session of its own, and signing out of one leaves the other', async () => {
      const credentials = await account(server);
      const [phone, laptop] = [
        await signedInByPassword(server, credentials),
        await signedInByPassword(server, credentials),
      ];
      await phone.call(signOut, { body: {} });
      expect((await phone.refusal(getProfile)).status).toBe(401);
      expect((await laptop.call(getProfile)).email).toBe(credentials.email);
    });
  });

  test('no body ever holds the session’s token', async () => {
    const credentials = newcomer();
    const replies = [await visitor().send(signUp, { body: credentials }), await trySignIn(server, credentials)];
    const learner = await signedInByPassword(server, credentials);
    replies.push(await learner.send(getSession), await learner.send(getProfile));
    replies.push(await learner.send(signOut, { body: {} }));
    const rows = await sql<{ token: string }>`select token from session`.execute(server.database.db);
    const tokens = [...rows.rows.map((row) => row.token), learner.headers.cookie?.split(/[=.]/)[1] ?? 'none'];
    for (const reply of replies) {
      for (const token of tokens) expect(reply.text).not.toContain(token);
      expect(reply.text).not.toMatch(/token|password/i);
    }
  });

  describe('the session', () => {
    test('is null for a visitor', async () => {
      const reply = await visitor().send(getSession);
      expect([reply.status, reply.text]).toEqual([200, 'null']);
      expect(cookiesOf(reply)).toEqual([]);
    });

    test('is restored after the server was started again', async () => {
      const learner = await signedInByPassword(server, await account(server));
      const before = await learner.call(getSession);
      await server.restart();
      expect(await learner.call(getSession)).toEqual(before);
      expect(before?.learner.fullName).toBe('Robin Road');
    });

    test('ends a week after it was last refreshed; its cookie is then cleared', async () => {
      const learner = await signedInByPassword(server, await account(server));
      const session = await learner.call(getSession);
      const end = session?.expiresAt ?? 0;
      expect(end - Date.now()).toBeGreaterThan(7 * day - minute);
      travelTo(end - minute);
      expect((await learner.send(getProfile)).status).toBe(200);
      travelTo(end);
      expect((await learner.refusal(getProfile)).code).toBe('SIGNED_OUT');
      const reply = await learner.send(getSession);
      expect(reply.text).toBe('null');
      expect(cookiesOf(reply)).toEqual(['catseye=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    });

    test('is refreshed by a look at it once a day has passed, and not before', async () => {
      const learner = await signedInByPassword(server, await account(server));
      const start = Date.now();
      const first = await learner.call(getSession);
      travelTo(start + day - minute);
      const early = await learner.send(getSession);
      expect(early.json).toEqual(first);
      expect(cookiesOf(early)).toEqual([]);
      travelTo(start + day + minute);
      const late = await learner.send(getSession);
      const refreshed = getSession.response.parse(late.json);
      expect(Math.abs((refreshed?.expiresAt ?? 0) - (start + 8 * day + minute))).toBeLessThan(10_000);
      expect(cookiesOf(late)[0]).toMatch(/^catseye=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
      travelTo(start + 7 * day + minute);
      expect((await learner.send(getProfile)).status).toBe(200);
    });

    test('is not opened by a cookie that is tampered with, malformed, unsigned or signed by another', async () => {
      const learner = await signedIn(server);
      const cookie = await sessionCookie(server, learner.token);
      const value = cookie.slice('catseye='.length);
      const forged = [
        `catseye=${learner.token}`,
        `catseye=${learner.token}.`,
        `catseye=.${value.split('.')[1]}`,
        `catseye=${value.slice(0, -8)}`,
        `catseye=x${value}`,
        `catseye=${value.replace(learner.token, (await signedIn(server)).token)}`,
        'catseye=%E0%A4%A',
        'catseye=',
        'catseye',
        '=;;=;catseye==.=',
        `__Host-catseye=${value}`,
        await sessionCookie(server, learner.token, 'another secret'),
        await sessionCookie(server, 'a token that no session has'),
      ];
      for (const header of forged) {
        const intruder = caller(server, { cookie: header });
        expect(await intruder.refusal(getProfile)).toMatchObject({ status: 401, code: 'SIGNED_OUT' });
        expect((await intruder.send(getSession)).text).toBe('null');
        expect((await intruder.send(signOut, { body: {} })).status).toBe(200);
      }
      expect((await learner.send(getProfile)).status).toBe(200);
    });

    test('is found among other cookies', async () => {
      const learner = await signedIn(server);
      const crowded = caller(server, { cookie: `theme=dark; catseyes=no;  ${learner.headers.cookie}  ; last` });
      expect((await crowded.call(getProfile)).id).toBe(learner.id);
    });

    test('is gone after signing out, and signing out again is success', async () => {
      const learner = await signedInByPassword(server, await account(server));
      const reply = await learner.send(signOut, { body: {} });
      expect(reply.json).toEqual({ success: true });
      expect(cookiesOf(reply)).toContainEqual(expect.stringMatching(/^catseye=; Max-Age=0; Path=\/; HttpOnly/));
      expect((await learner.send(getSession)).text).toBe('null');
      expect((await learner.send(signOut, { body: {} })).json).toEqual({ success: true });
      expect((await visitor().send(signOut, { body: {} })).json).toEqual({ success: true });
    });

    test('is gone with its account', async () => {
      const learner = await signedIn(server);
      await sql`delete from "user" where id = ${learner.id}`.execute(server.database.db);
      expect((await learner.refusal(getProfile)).code).toBe('SIGNED_OUT');
    });
  });

  test('passwords are kept as salted argon2id hashes', async () => {
    const { email } = await account(server);
    const { rows } = await sql<{ password: string }>`
      select password from account join "user" u on u.id = "userId" where u.email = ${email}`.execute(
      server.database.db,
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(rows[0]?.password).not.toContain(password);
  });
});

onBothEngines('Accounts under https', (engine) => {
  const server = testApp(engine, { env: { PUBLIC_URL: 'https://catseye.example/' } });

  test('have a cookie that the browser binds to this host, set and cleared alike', async () => {
    const credentials = await account(server);
    const [cookie] = cookiesOf(await trySignIn(server, credentials));
    expect(cookie).toMatch(/^__Host-catseye=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const learner = await signedInByPassword(server, credentials);
    expect((await learner.call(getProfile)).email).toBe(credentials.email);
    const cleared = cookiesOf(await learner.send(signOut, { body: {} })).find((one) => one.startsWith('__Host-'));
    expect(cleared).toMatch(/^__Host-catseye=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [stale] = cookiesOf(await learner.send(getSession));
    expect(stale).toMatch(/^__Host-catseye=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('are not opened by the plain cookie', async () => {
    const learner = await signedIn(server);
    const plain = (learner.headers.cookie ?? '').replace('__Host-', '');
    expect((await caller(server, { cookie: plain }).refusal(getProfile)).status).toBe(401);
  });

  test('tell browsers to stay with https', async () => {
    const reply = await caller(server).send(getSession);
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});
