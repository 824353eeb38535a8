import { describe, expect, test } from 'vitest';
import { changePassword, deleteAccount, getSession } from '#contract/account.ts';
import { setFlag } from '#contract/flags.ts';
import { getProfile } from '#contract/profile.ts';
import { saveTestResult } from '#contract/results.ts';
import { account, cookiesOf, newcomer, password, signedInByPassword, trySignIn } from '#server/testing/accounts.ts';
import { busyLearner } from '#server/testing/busy-learner.ts';
import { caller } from '#server/testing/caller.ts';
import { digestOf } from '#server/testing/digest.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { newResult } from '#server/testing/results.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('A password', (engine) => {
  const server = testApp(engine);

  test('is changed by whoever knows it, and every other session ends', async () => {
    const credentials = await account(server);
    const [phone, laptop] = [
      await signedInByPassword(server, credentials),
      await signedInByPassword(server, credentials),
    ];
    const body = { currentPassword: password, newPassword: 'pelican crossing' };
    const reply = await phone.send(changePassword, { body });
    expect(reply.json).toEqual({ success: true });
    expect((await laptop.refusal(getProfile)).code).toBe('SIGNED_OUT');
    const renewed = caller(server, { cookie: cookiesOf(reply)[0]?.split(';')[0] ?? '' });
    expect((await renewed.call(getProfile)).email).toBe(credentials.email);
    expect((await trySignIn(server, credentials)).status).toBe(401);
    expect((await trySignIn(server, { ...credentials, password: 'pelican crossing' })).status).toBe(200);
  });

  test.each([
    [
      'a wrong current one',
      { currentPassword: 'not it at all', newPassword: 'pelican crossing' },
      'INVALID_PASSWORD',
      'Current password is incorrect.',
    ],
    [
      'the same one',
      { currentPassword: password, newPassword: password },
      'SAME_PASSWORD',
      'New password cannot be the same as the old password.',
    ],
    [
      'a wrong one, twice the same',
      { currentPassword: 'not it at all', newPassword: 'not it at all' },
      'INVALID_PASSWORD',
      'Current password is incorrect.',
    ],
  ])('with %s stays as it is, and the sessions stay', async (_what, body, code, message) => {
    const credentials = await account(server);
    const learner = await signedInByPassword(server, credentials);
    expect(await learner.refusal(changePassword, { body })).toMatchObject({ status: 400, code, message });
    expect((await learner.send(getProfile)).status).toBe(200);
    expect((await trySignIn(server, credentials)).status).toBe(200);
  });

  test('of five characters is no new password', async () => {
    const learner = await signedIn(server);
    const body = { currentPassword: password, newPassword: '12345' };
    const refusal = await learner.refusal(changePassword, { body });
    expect(refusal.issues).toEqual([{ path: 'newPassword', message: 'Password must be at least 6 characters' }]);
  });

  test('is not guessed at this door either: ten wrong ones, and then a wait', async () => {
    const learner = await signedIn(server);
    const guess = (currentPassword: string) =>
      learner.refusal(changePassword, { body: { currentPassword, newPassword: 'pelican crossing' } });
    for (let count = 0; count < 10; count += 1) expect((await guess(`wrong ${count}`)).code).toBe('INVALID_PASSWORD');
    expect((await guess('wrong again')).code).toBe('TOO_MANY_REQUESTS');
    expect((await guess(password)).code).toBe('TOO_MANY_REQUESTS');
  });
});

onBothEngines('Deleting an account', (engine) => {
  const server = testApp(engine);

  describe('with its password', () => {
    test('removes it with everything that belongs to it, ends its sessions, and frees its address', async () => {
      const learner = await busyLearner(server);
      const other = await busyLearner(server);
      const untouched = await digestOf(server, other);
      const reply = await learner.send(deleteAccount, { body: { password } });
      expect(reply.json).toEqual({ success: true });
      expect(cookiesOf(reply).join()).toMatch(/catseye=;/);
      expect((await learner.refusal(getProfile)).code).toBe('SIGNED_OUT');
      expect((await learner.send(getSession)).text).toBe('null');
      expect(await digestOf(server, learner)).toBe(await digestOf(server, { id: 'nobody' }));
      expect(await digestOf(server, other)).toBe(untouched);
      const again = await account(server, newcomer({ email: learner.email }));
      expect((await trySignIn(server, again)).status).toBe(200);
    });
  });

  test('while its learner is still busy refuses what comes too late, and leaves nothing behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const learner = await busyLearner(server);
      const busy = async () => {
        const statuses: number[] = [];
        for (let count = 0; count < 10; count += 1) {
          const itemId = `rules-of-the-road-0${10 + count}`;
          const flagged = await learner.send(setFlag, { params: { kind: 'question', itemId }, body: {} });
          const saved = await learner.send(saveTestResult, { body: newResult() });
          statuses.push(flagged.status, saved.status);
        }
        return statuses;
      };
      const work = [busy(), busy(), busy()];
      const deleted = await learner.send(deleteAccount, { body: { password } });
      expect(deleted.status).toBe(200);
      const statuses = new Set((await Promise.all(work)).flat());
      expect([...statuses].every((status) => status === 200 || status === 401)).toBe(true);
      expect(await digestOf(server, learner)).toBe(await digestOf(server, { id: 'nobody' }));
    }
  });

  test('with a wrong password removes nothing', async () => {
    const learner = await busyLearner(server);
    const before = await digestOf(server, learner);
    const refusal = await learner.refusal(deleteAccount, { body: { password: 'not it at all' } });
    expect(refusal).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' });
    expect(await digestOf(server, learner)).toBe(before);
  });
});
