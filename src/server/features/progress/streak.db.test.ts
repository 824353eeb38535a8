import { describe, expect, test } from 'vitest';
import { listAchievements } from '#contract/achievements.ts';
import { getDashboard, getProfile } from '#contract/profile.ts';
import type { Caller } from '#server/testing/caller.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { openCategory, questionAt, record, rightAnswer, wrongAnswer } from '#server/testing/practice.ts';
import { save } from '#server/testing/results.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('The streak', (engine) => {
  const server = testApp(engine);

  const streak = async (learner: Caller) => {
    const [profile, dashboard] = [await learner.call(getProfile), await learner.call(getDashboard)];
    expect(dashboard.streakCount).toBe(profile.streakCount);
    return profile.streakCount;
  };
  /** Answers one question at an instant, right or wrong: both count. */
  const answerAt = async (learner: Caller, instant: string) => {
    server.clock.set(instant);
    const session = await openCategory(learner);
    const position = session.questions.findIndex((question) => question.userAnswer === null);
    const question = questionAt(server, session, position);
    const answer = position % 2 === 0 ? rightAnswer(question) : wrongAnswer(question);
    await record(learner, session, question.id, answer);
    return streak(learner);
  };

  test('begins with the first answer of a day, and a day counts once', async () => {
    server.clock.set('2026-06-01T09:00:00Z');
    const learner = await signedIn(server);
    expect(await streak(learner)).toBe(0);
    expect(await answerAt(learner, '2026-06-01T09:00:00Z')).toBe(1);
    expect(await answerAt(learner, '2026-06-01T20:00:00Z')).toBe(1);
  });

  test('adds up over consecutive days, by an answer or by a result', async () => {
    const learner = await signedIn(server);
    expect(await answerAt(learner, '2026-06-01T09:00:00Z')).toBe(1);
    server.clock.set('2026-06-02T09:00:00Z');
    expect((await save(learner)).streak).toBe(2);
    expect(await answerAt(learner, '2026-06-03T09:00:00Z')).toBe(3);
  });

  test('lives through the day after its last one, and a missed day ends it', async () => {
    const learner = await signedIn(server);
    await answerAt(learner, '2026-06-01T09:00:00Z');
    await answerAt(learner, '2026-06-02T09:00:00Z');
    server.clock.set('2026-06-03T22:59:59Z');
    expect(await streak(learner)).toBe(2);
    server.clock.set('2026-06-03T23:00:00Z');
    expect(await streak(learner)).toBe(0);
    expect(await answerAt(learner, '2026-06-04T09:00:00Z')).toBe(1);
  });

  test('is not moved by looking at questions, by opening a session, or by the same answer again', async () => {
    const learner = await signedIn(server);
    server.clock.set('2026-06-01T09:00:00Z');
    const session = await openCategory(learner);
    expect(await streak(learner)).toBe(0);
    const question = questionAt(server, session, 0);
    await record(learner, session, question.id, rightAnswer(question));
    server.clock.set('2026-06-02T09:00:00Z');
    await record(learner, session, question.id, rightAnswer(question));
    expect(await streak(learner)).toBe(1);
  });

  test('turns at midnight in London, not in UTC, while the clocks are forward', async () => {
    const learner = await signedIn(server);
    expect(await answerAt(learner, '2026-06-01T22:59:59Z')).toBe(1);
    expect(await answerAt(learner, '2026-06-01T23:00:00Z')).toBe(2);
    expect(await answerAt(learner, '2026-06-02T22:59:59Z')).toBe(2);
  });

  test.each([
    ['2026-03-28T23:30:00Z', '2026-03-29T00:30:00Z', '2026-03-29T22:30:00Z', '2026-03-29T23:30:00Z'],
    ['2027-03-27T23:30:00Z', '2027-03-28T01:30:00Z', '2027-03-28T22:59:00Z', '2027-03-28T23:00:00Z'],
  ])('counts the 23-hour day when the clocks go forward as one day (%s)', async (before, early, late, after) => {
    const learner = await signedIn(server);
    expect(await answerAt(learner, before)).toBe(1);
    expect(await answerAt(learner, early)).toBe(2);
    expect(await answerAt(learner, late)).toBe(2);
    expect(await answerAt(learner, after)).toBe(3);
  });

  test.each([
    ['2026-10-24T22:30:00Z', '2026-10-24T23:30:00Z', '2026-10-25T23:30:00Z', '2026-10-26T00:30:00Z'],
    ['2027-10-30T22:59:00Z', '2027-10-30T23:00:00Z', '2027-10-31T23:59:00Z', '2027-11-01T00:00:00Z'],
  ])('counts the 25-hour day when the clocks go back as one day (%s)', async (before, early, late, after) => {
    const learner = await signedIn(server);
    expect(await answerAt(learner, before)).toBe(1);
    expect(await answerAt(learner, early)).toBe(2);
    expect(await answerAt(learner, late)).toBe(2);
    expect(await answerAt(learner, after)).toBe(3);
  });

  describe('of a week', () => {
    test('earns its achievements on the third and the seventh day, by answers alone, and keeps them', async () => {
      const learner = await signedIn(server);
      const earned = async () =>
        (await learner.call(listAchievements))
          .filter((one) => one.earned)
          .map((one) => one.id)
          .sort();
      for (const date of ['27', '28', '29', '30', '31']) {
        await answerAt(learner, `2026-12-${date}T12:00:00Z`);
        expect(await earned()).toEqual(Number(date) < 29 ? [] : ['consistency', 'three-day-streak']);
      }
      await answerAt(learner, '2027-01-01T12:00:00Z');
      expect(await answerAt(learner, '2027-01-02T12:00:00Z')).toBe(7);
      expect(await earned()).toEqual(['consistency', 'three-day-streak', 'weekly-warrior']);
      expect(await answerAt(learner, '2027-02-01T12:00:00Z')).toBe(1);
      expect(await earned()).toEqual(['consistency', 'three-day-streak', 'weekly-warrior']);
    });
  });

  test('of answers leaves the last test date alone', async () => {
    const learner = await signedIn(server);
    await answerAt(learner, '2026-06-01T09:00:00Z');
    expect((await learner.call(getProfile)).lastTestDate).toBeNull();
  });
});
