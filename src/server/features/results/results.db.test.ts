import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listAchievements } from '#contract/achievements.ts';
import { getDashboard, getProfile } from '#contract/profile.ts';
import { listTestResults, saveTestResult } from '#contract/results.ts';
import type { Caller } from '#server/testing/caller.ts';
import { day } from '#server/testing/clock.ts';
import { onBothEngines } from '#server/testing/engines.ts';
import { rightAnswer, wrongAnswer } from '#server/testing/practice.ts';
import { fail, newResult, pass, save } from '#server/testing/results.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { testApp } from '#server/testing/test-app.ts';

onBothEngines('Results', (engine) => {
  const server = testApp(engine, { now: '2026-05-04T10:00:00Z' });
  const list = (learner: Caller, query: { limit?: number; after?: string } = {}) =>
    learner.call(listTestResults, { query });
  const earnedIds = async (learner: Caller) =>
    (await learner.call(listAchievements)).filter((one) => one.earned).map((one) => one.id);

  describe('saving a result', () => {
    test('keeps it with the score and pass that the server computes', async () => {
      const learner = await signedIn(server);
      const body = newResult({ ...fail, score: 100, passed: true, subcategory: ' Rules of the Road ' });
      const saved = await learner.call(saveTestResult, { body });
      const result = { ...body, score: 60, passed: false, subcategory: 'Rules of the Road' };
      expect(saved).toEqual({ result, isNew: true, streak: 1, earned: ['first-test', 'first-step'] });
      expect((await list(learner)).results).toEqual([result]);
    });

    test('passes at 70, on the rounded score, and not below', async () => {
      const learner = await signedIn(server);
      const outcome = async (correctAnswers: number, incorrectAnswers: number) => {
        const { score, passed } = (await save(learner, { correctAnswers, incorrectAnswers })).result;
        return [score, passed];
      };
      expect(await outcome(7, 3)).toEqual([70, true]);
      expect(await outcome(139, 61)).toEqual([70, true]);
      expect(await outcome(69, 31)).toEqual([69, false]);
      expect(await outcome(0, 0)).toEqual([0, false]);
    });

    test('recomputes a hazard run from the presses: points scored and points missed', async () => {
      const learner = await signedIn(server);
      const [first, second] = server.content.areas.hazardClips;
      if (!first || !second) throw new Error('too few clips');
      const opens = first.hazards[0]?.opens ?? 0;
      const run = {
        category: 'hazard',
        subcategory: 'practice-clips',
        correctAnswers: 10,
        incorrectAnswers: 0,
      } as const;
      const presses = [
        { clipId: first.id, at: [opens - 5, opens] },
        { clipId: second.id, at: [] },
      ];
      const { result, earned } = await save(learner, { ...run, presses, timeTaken: 120 });
      const maximum = 5 * (first.hazards.length + second.hazards.length);
      expect(result).toMatchObject({ correctAnswers: 5, incorrectAnswers: maximum - 5, passed: false });
      expect(earned).not.toContain('speed-demon');

      const unknown = { ...run, presses: [{ clipId: 'moon', at: [1] }] };
      expect((await learner.refusal(saveTestResult, { body: newResult(unknown) })).code).toBe('NOT_FOUND');
      for (const wrong of [
        { presses: [...presses, ...presses] },
        { presses: [{ clipId: first.id, at: [-1] }] },
        { presses, answers: [{ questionId: 'alertness-001', userAnswer: null }] },
      ]) {
        expect((await learner.refusal(saveTestResult, { body: newResult({ ...run, ...wrong }) })).status).toBe(400);
      }
    });

    test('recomputes it from the answers where they are given: none chosen counts as incorrect', async () => {
      const learner = await signedIn(server);
      const [first, second, third] = server.content.questionsOf(1);
      if (!first || !second || !third) throw new Error('too few questions');
      const { result } = await save(learner, {
        correctAnswers: 3,
        incorrectAnswers: 0,
        answers: [
          { questionId: first.id, userAnswer: rightAnswer(first) },
          { questionId: second.id, userAnswer: wrongAnswer(second) },
          { questionId: third.id, userAnswer: null },
        ],
      });
      expect(result).toMatchObject({ correctAnswers: 1, incorrectAnswers: 2, score: 33, passed: false });
    });

    test('with answers that no question has is refused, and nothing is kept', async () => {
      const learner = await signedIn(server);
      const [question] = server.content.questionsOf(1);
      if (!question) throw new Error('no questions');
      const right = { questionId: question.id, userAnswer: rightAnswer(question) };
      const refusal = async (answers: { questionId: string; userAnswer: string }[]) =>
        (await learner.refusal(saveTestResult, { body: newResult({ answers }) })).code;
      expect(await refusal([{ ...right, userAnswer: 'Neither' }])).toBe('NOT_AN_OPTION');
      expect(await refusal([{ ...right, questionId: 'rules-of-the-road-999' }])).toBe('NOT_FOUND');
      expect(await refusal([right, right])).toBe('INVALID_REQUEST');
      expect((await list(learner)).statistics.testsTaken).toBe(0);
    });

    test('twice is saving it once', async () => {
      const learner = await signedIn(server);
      const body = newResult();
      const first = await learner.call(saveTestResult, { body });
      const dashboard = await learner.call(getDashboard);
      server.clock.advance(1000);
      const again = await learner.call(saveTestResult, { body: { ...body, id: body.id.toUpperCase() } });
      expect(again).toEqual({ ...first, isNew: false, earned: [] });
      expect(await learner.call(getDashboard)).toEqual(dashboard);
      expect((await list(learner)).statistics.testsTaken).toBe(1);
    });

    test('many times at once is saving it once', async () => {
      const learner = await signedIn(server);
      const body = newResult();
      const replies = await Promise.all(Array.from({ length: 10 }, () => learner.call(saveTestResult, { body })));
      expect(replies.filter((reply) => reply.isNew)).toHaveLength(1);
      expect((await list(learner)).statistics.testsTaken).toBe(1);
    });

    test('under an id that another result has is a conflict, and the first stands', async () => {
      const learner = await signedIn(server);
      const body = newResult();
      await learner.call(saveTestResult, { body });
      for (const change of [
        { correctAnswers: 9 },
        { timeTaken: 1 },
        { category: 'signs' as const },
        { subcategory: 'Alertness' },
      ]) {
        const refusal = await learner.refusal(saveTestResult, { body: { ...body, ...change } });
        expect(refusal).toMatchObject({ status: 409, code: 'RESULT_CONFLICT' });
      }
      expect((await list(learner)).results).toEqual([{ ...body, subcategory: null }]);
    });

    test('under an id that another learner has used is no conflict', async () => {
      const [one, other] = [await signedIn(server), await signedIn(server)];
      const body = newResult();
      await one.call(saveTestResult, { body });
      expect((await other.call(saveTestResult, { body: { ...body, correctAnswers: 1 } })).isNew).toBe(true);
    });

    test('from a device whose clock is wrong keeps a date that can be', async () => {
      const learner = await signedIn(server);
      const dated = async (testDate: string) => (await save(learner, { testDate })).result.testDate;
      const now = new Date(server.clock.now()).toISOString();
      expect(await dated('9999-12-31T23:59:59Z')).toBe(now);
      expect(await dated('0000-01-01T00:00:00+14:00')).toBe('1970-01-01T00:00:00.000Z');
      expect(await dated('2026-03-29T02:30:00.5+01:00')).toBe('2026-03-29T01:30:00.500Z');
      const first = await list(learner, { limit: 2 });
      expect((await list(learner, { limit: 2, after: first.next ?? '' })).results).toHaveLength(1);
    });
  });

  describe('the list of results', () => {
    test('is empty before the first', async () => {
      expect(await list(await signedIn(server))).toEqual({
        results: [],
        next: null,
        statistics: { testsTaken: 0, averageScore: 0, latestScores: [] },
      });
    });

    test('comes newest first a page at a time, each result once, also where dates are equal', async () => {
      const learner = await signedIn(server);
      const dates = [3, 1, 2, 2, 2, 2, 4].map((hour) => `2026-05-01T0${hour}:00:00.000Z`);
      const saved = [];
      for (const testDate of dates) saved.push((await save(learner, { testDate })).result);
      const expected = saved.toSorted((one, other) =>
        `${other.testDate}${other.id}` < `${one.testDate}${one.id}` ? -1 : 1,
      );
      for (const limit of [1, 2, 3, 7, 100]) {
        const seen = [];
        let after: string | null = null;
        let pages = 0;
        do {
          const page: Awaited<ReturnType<typeof list>> = await list(learner, { limit, ...(after && { after }) });
          seen.push(...page.results);
          after = page.next;
          pages += 1;
        } while (after !== null);
        expect(seen).toEqual(expected);
        expect(pages).toBe(Math.ceil(7 / limit));
      }
    });

    test('carries statistics over all results, whatever the page', async () => {
      const learner = await signedIn(server);
      for (const [index, correctAnswers] of [10, 5, 8].entries()) {
        await save(learner, {
          correctAnswers,
          incorrectAnswers: 10 - correctAnswers,
          testDate: `2026-05-0${index + 1}T09:00:00Z`,
        });
      }
      const first = await list(learner, { limit: 1 });
      expect(first.statistics).toEqual({ testsTaken: 3, averageScore: 77, latestScores: [80, 50] });
      expect((await list(learner, { limit: 1, after: first.next ?? '' })).statistics).toEqual(first.statistics);
    });

    test('refuses a page that is no page', async () => {
      const learner = await signedIn(server);
      for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { after: 'yesterday' }]) {
        expect((await learner.refusal(listTestResults, { query })).status).toBe(400);
      }
    });
  });

  describe('the dashboard', () => {
    test('of a new learner is all zeros', async () => {
      expect(await (await signedIn(server)).call(getDashboard)).toEqual({
        streakCount: 0,
        lastTestDate: null,
        overallPercent: 0,
        areas: ['theory', 'hazard', 'highway', 'signs'].map((area) => ({ area, passed: 0, percent: 0 })),
      });
    });

    test('shows 10% with results but no pass, then 10% a pass, and 25% a pass in each area, up to 100%', async () => {
      const learner = await signedIn(server);
      const overall = async () => (await learner.call(getDashboard)).overallPercent;
      await save(learner, fail);
      expect(await overall()).toBe(10);
      for (let passes = 1; passes <= 11; passes += 1) {
        await save(learner, { ...pass, category: passes <= 5 ? 'theory' : 'hazard' });
        expect(await overall()).toBe(Math.min(100, passes * 10));
        if (passes === 3) expect((await learner.call(getDashboard)).areas[0]).toMatchObject({ passed: 3, percent: 75 });
      }
      expect((await learner.call(getDashboard)).areas).toEqual([
        { area: 'theory', passed: 5, percent: 100 },
        { area: 'hazard', passed: 6, percent: 100 },
        { area: 'highway', passed: 0, percent: 0 },
        { area: 'signs', passed: 0, percent: 0 },
      ]);
    });

    test('has the latest test date, which a result of an earlier day does not move', async () => {
      const learner = await signedIn(server);
      await save(learner, { testDate: '2026-05-02T09:00:00Z' });
      await save(learner, { testDate: '2026-05-01T09:00:00Z' });
      const { lastTestDate } = await learner.call(getDashboard);
      expect(lastTestDate).toBe(Date.parse('2026-05-02T09:00:00Z'));
      expect((await learner.call(getProfile)).lastTestDate).toBe(lastTestDate);
    });
  });

  describe('achievements', () => {
    test('of a new learner are all locked, six on the dashboard and ten on the page, each id once', async () => {
      const all = await (await signedIn(server)).call(listAchievements);
      expect(all.filter((one) => one.set === 'dashboard')).toHaveLength(6);
      expect(all.filter((one) => one.set === 'page')).toHaveLength(10);
      expect(new Set(all.map((one) => one.id)).size).toBe(16);
      expect(all.every((one) => !one.earned && one.earnedAt === null && one.progress === 0)).toBe(true);
    });

    test('are earned once, by the result that earns them, with the time', async () => {
      const learner = await signedIn(server);
      const perfect = { correctAnswers: 10, incorrectAnswers: 0, timeTaken: 299 };
      const first = await save(learner, perfect);
      expect(new Set(first.earned)).toEqual(
        new Set(['first-test', 'perfect-score', 'speed-demon', 'first-step', 'full-marks', 'high-scorer']),
      );
      const earnedAt = server.clock.now();
      server.clock.advance(60_000);
      expect((await save(learner, perfect)).earned).toEqual([]);
      const speed = (await learner.call(listAchievements)).find((one) => one.id === 'speed-demon');
      expect(speed).toMatchObject({ earned: true, earnedAt, progress: 1, maxProgress: 1 });
    });

    test('are not un-earned by what comes after', async () => {
      const learner = await signedIn(server);
      for (let count = 0; count < 5; count += 1) await save(learner, pass);
      const before = await earnedIds(learner);
      expect(before).toContain('consistent');
      for (let count = 0; count < 2; count += 1) await save(learner, { correctAnswers: 0, incorrectAnswers: 10 });
      expect(await earnedIds(learner)).toEqual(before);
    });

    test('of a pass run start again after a failed test', async () => {
      const learner = await signedIn(server);
      for (const result of [pass, pass, pass, pass, fail, pass, pass, pass, pass]) await save(learner, result);
      expect(await earnedIds(learner)).not.toContain('consistent');
      expect((await save(learner, pass)).earned).toContain('ten-tests');
      expect(await earnedIds(learner)).toEqual(expect.arrayContaining(['consistent', 'test-master']));
    });

    test('of the areas count passes in each', async () => {
      const learner = await signedIn(server);
      for (let count = 0; count < 5; count += 1) await save(learner, { ...pass, category: 'theory' });
      for (let count = 0; count < 5; count += 1) await save(learner, { ...pass, category: 'hazard' });
      for (let count = 0; count < 10; count += 1) await save(learner, { ...pass, category: 'signs' });
      await save(learner, { ...fail, category: 'highway' });
      const ids = await earnedIds(learner);
      expect(ids).toEqual(expect.arrayContaining(['theory-expert', 'hazard-spotter', 'sign-language']));
      expect(ids).not.toContain('complete-driver');
      expect((await save(learner, { ...pass, category: 'highway' })).earned).toEqual(['complete-driver']);
    });

    test('of hazard perception are earned by runs of clips', async () => {
      const learner = await signedIn(server);
      const presses = server.content.areas.hazardClips
        .slice(0, 5)
        .map(({ id, hazards }) => ({ clipId: id, at: hazards.map(({ opens }) => opens) }));
      const run = { category: 'hazard', subcategory: 'practice-clips', presses } as const;
      for (let count = 0; count < 4; count += 1) await save(learner, run);
      expect(await earnedIds(learner)).not.toContain('hazard-spotter');
      expect((await save(learner, run)).earned).toContain('hazard-spotter');
    });

    test('for speed need ten answered questions and under 300 seconds', async () => {
      const learner = await signedIn(server);
      await save(learner, { correctAnswers: 9, incorrectAnswers: 0, timeTaken: 10 });
      await save(learner, { correctAnswers: 10, incorrectAnswers: 0, timeTaken: 300 });
      expect(await earnedIds(learner)).not.toContain('speed-demon');
      expect((await save(learner, { correctAnswers: 0, incorrectAnswers: 10, timeTaken: 299 })).earned).toEqual([
        'speed-demon',
      ]);
    });
  });

  test('a result saved late counts for the day it is saved: the streak moves on with it', async () => {
    const learner = await signedIn(server);
    await save(learner, { testDate: '2026-04-01T09:00:00Z' });
    server.clock.advance(day);
    expect(await save(learner, { id: randomUUID(), testDate: '2026-04-01T10:00:00Z' })).toMatchObject({ streak: 2 });
  });
});
