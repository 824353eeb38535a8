import { describe, expect, test } from 'vitest';
import { listBookmarks, removeBookmark, setBookmark } from '#contract/bookmarks.ts';
import { listFlags, removeFlag, setFlag } from '#contract/flags.ts';
import { exportMyData, getProfile, updateProfile } from '#contract/profile.ts';
import { sectionBookmark } from '#domain/bookmark-id.ts';
import { learnerTables } from '#server/db/repositories/learner-export.ts';
import { busyLearner } from '#server/testing/busy-learner.ts';
import { minute } from '#server/testing/clock.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('What a learner keeps', (engine) => {
  const server = testApp(engine, { now: '2026-05-01T10:00:00Z' });

  describe('the profile', () => {
    test('of a new learner has defaults', async () => {
      const learner = await signedIn(server);
      expect(await learner.call(getProfile)).toEqual({
        id: learner.id,
        fullName: 'Robin Road',
        email: learner.email,
        emailVerified: false,
        createdAt: server.clock.now(),
        streakCount: 0,
        lastTestDate: null,
      });
    });

    test('takes another name, trimmed', async () => {
      const learner = await signedIn(server);
      const changed = await learner.call(updateProfile, { body: { fullName: '  Zoë O’Neill-Ångström 🚗 ' } });
      expect(changed.fullName).toBe('Zoë O’Neill-Ångström 🚗');
      expect(await learner.call(getProfile)).toEqual(changed);
    });

    test.each(['', '   ', 'x'.repeat(81), 'a\0b', '\ud800'])('refuses the name %j', async (fullName) => {
      const learner = await signedIn(server);
      const refusal = await learner.refusal(updateProfile, { body: { fullName } });
      expect(refusal).toMatchObject({ status: 400, code: 'INVALID_REQUEST', issues: [{ path: 'fullName' }] });
      expect((await learner.call(getProfile)).fullName).toBe('Robin Road');
    });

    test('lets nothing else be changed', async () => {
      const learner = await signedIn(server);
      for (const more of [{ email: 'other@example.org' }, { streakCount: 99 }, { id: 'x' }, { emailVerified: true }]) {
        const body = { fullName: 'Another Name', ...more };
        expect((await learner.refusal(updateProfile, { body })).status).toBe(400);
      }
    });
  });

  test('the download has every row of theirs, and no password, token or row of another', async () => {
    const [learner, other] = [await busyLearner(server), await busyLearner(server)];
    const reply = await learner.send(exportMyData);
    const { tables, account } = exportMyData.response.parse(reply.json);
    expect(Object.keys(tables).toSorted()).toEqual([...learnerTables].toSorted());
    for (const table of learnerTables) expect([table, tables[table]?.length ?? 0]).not.toEqual([table, 0]);
    for (const rows of Object.values(tables)) for (const row of rows) expect(row.user_id).toBe(learner.id);
    expect(account.email).toBe(learner.email);
    expect(reply.text).not.toMatch(/argon2|token|password/i);
    expect(reply.text).not.toContain(other.id);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="catseye-my-data.json"');
  });

  describe('flags', () => {
    const flag = (itemId: string, kind: 'question' | 'sign' = 'question') => ({ params: { kind, itemId }, body: {} });

    test('are kept newest first, once each, with the time of the first, until they are removed', async () => {
      const learner = await signedIn(server);
      const first = server.clock.now();
      const [one, two] = ['rules-of-the-road-001', 'rules-of-the-road-002'];
      await learner.call(setFlag, flag(one));
      server.clock.advance(minute);
      await learner.call(setFlag, flag(two));
      expect(await learner.call(setFlag, flag(one))).toEqual({ flagged: true });
      expect(await learner.call(listFlags)).toEqual([
        { kind: 'question', itemId: two, createdAt: first + minute },
        { kind: 'question', itemId: one, createdAt: first },
      ]);
      for (let time = 0; time < 2; time += 1) {
        expect(await learner.call(removeFlag, { params: flag(one).params })).toEqual({ flagged: false });
      }
      expect((await learner.call(listFlags)).map((entry) => entry.itemId)).toEqual([two]);
    });

    test('at once are one flag', async () => {
      const learner = await signedIn(server);
      await Promise.all(Array.from({ length: 8 }, () => learner.call(setFlag, flag('rules-of-the-road-001'))));
      expect(await learner.call(listFlags)).toHaveLength(1);
    });

    test('are refused on what is not there', async () => {
      const learner = await signedIn(server);
      for (const route of [setFlag, removeFlag]) {
        expect((await learner.refusal(route, flag('rules-of-the-road-999'))).status).toBe(404);
      }
      expect((await learner.refusal(setFlag, flag('UPPER'))).status).toBe(400);
    });
  });

  describe('bookmarks', () => {
    test('are kept newest first, once each, until they are removed', async () => {
      const learner = await signedIn(server);
      const [one = '', two = ''] = server.content.areas.highwayCodeSections.map(({ id }) => sectionBookmark(id));
      await learner.call(setBookmark, { params: { itemId: one }, body: {} });
      server.clock.advance(minute);
      await learner.call(setBookmark, { params: { itemId: two }, body: {} });
      await learner.call(setBookmark, { params: { itemId: one }, body: {} });
      expect((await learner.call(listBookmarks)).map((entry) => entry.itemId)).toEqual([two, one]);
      await learner.call(removeBookmark, { params: { itemId: two } });
      expect((await learner.call(listBookmarks)).map((entry) => entry.itemId)).toEqual([one]);
    });

    test('are refused on what the edition does not have', async () => {
      const learner = await signedIn(server);
      for (const itemId of ['rule-999', 'section-nowhere']) {
        expect((await learner.refusal(setBookmark, { params: { itemId }, body: {} })).status).toBe(404);
      }
    });
  });
});
