import { describe, expect, it } from 'vitest';
import {
  asHazardRun,
  clipScores,
  drawHazardRun,
  hazardRunResult,
  nextClip,
  type RunClip,
  startHazardRun,
  watchedClip,
} from './hazard-run.ts';
import { seededRandom } from './random.ts';

const now = Date.parse('2026-05-04T10:00:00Z');
const clip = (id: string, hazards = 1): RunClip => ({
  id,
  duration: 60,
  hazards: Array.from({ length: hazards }, (_, index) => ({ opens: 10 + 20 * index, closes: 15 + 20 * index })),
});
const bank = 'abcdefghijklm'
  .split('')
  .map((id) => clip(id))
  .concat(clip('n', 2));

describe('drawing a run', () => {
  it('takes all fourteen clips for a mock test, shuffled, the same for the same seed', () => {
    const drawn = drawHazardRun('mock', bank, seededRandom('a'));
    expect(drawn?.toSorted()).toEqual(bank.map(({ id }) => id));
    expect(drawn).not.toEqual(bank.map(({ id }) => id));
    expect(drawHazardRun('mock', bank, seededRandom('a'))).toEqual(drawn);
  });

  it('has no mock test with too few clips or without the second hazard', () => {
    expect(drawHazardRun('mock', bank.slice(1), seededRandom('a'))).toBeNull();
    expect(drawHazardRun('mock', [...bank.slice(0, 13), clip('o')], seededRandom('a'))).toBeNull();
  });

  it('takes one clip with two hazards, and thirteen with one, out of however many', () => {
    const large = [...bank, clip('o'), clip('p', 2), clip('q')];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const drawn = drawHazardRun('mock', large, seededRandom(seed)) ?? [];
      expect(new Set(drawn).size).toBe(14);
      expect(drawn.filter((id) => id === 'n' || id === 'p')).toHaveLength(1);
    }
  });

  it('takes five clips for practice, or as many as there are', () => {
    expect(drawHazardRun('practice', bank, seededRandom('a'))).toHaveLength(5);
    expect(drawHazardRun('practice', bank.slice(0, 2), seededRandom('a'))).toHaveLength(2);
    expect(drawHazardRun('practice', [], seededRandom('a'))).toBeNull();
  });
});

describe('a run', () => {
  const run = startHazardRun('r1', 'practice', ['a', 'b'], now);

  it('goes from clip to clip and is finished after the last', () => {
    expect(nextClip(run)).toBe('a');
    const half = watchedClip(run, 'a', [10.123_456], now + 60_000);
    expect(half.presses).toEqual({ a: [10.12] });
    expect([nextClip(half), half.finishedAt]).toEqual(['b', null]);
    const whole = watchedClip(half, 'b', [], now + 120_000);
    expect([nextClip(whole), whole.finishedAt]).toEqual([null, now + 120_000]);
  });

  it('counts the first showing of a clip, and none of another run', () => {
    const half = watchedClip(run, 'a', [10], now);
    expect(watchedClip(half, 'a', [14], now)).toBe(half);
    expect(watchedClip(run, 'z', [10], now)).toBe(run);
  });

  it('comes to points scored and missed', () => {
    const whole = watchedClip(watchedClip(run, 'a', [10], now), 'b', [14.5], now);
    expect(clipScores(whole, bank).map(({ score }) => score.total)).toEqual([5, 1]);
    expect(hazardRunResult(whole, bank)).toEqual({
      score: 60,
      passed: false,
      correctAnswers: 6,
      incorrectAnswers: 4,
      timeTaken: 120,
      subcategory: 'practice-clips',
      presses: [
        { clipId: 'a', at: [10] },
        { clipId: 'b', at: [14.5] },
      ],
    });
  });

  it('of a mock test passes at 44 of 75', () => {
    const ids = bank.map(({ id }) => id);
    // Eight clips at five points and two at two: 44.
    const times = (index: number) => (index < 8 ? [10] : index < 10 ? [13.5] : []);
    const end = (skip: number) =>
      ids.reduce(
        (sum, id, index) => watchedClip(sum, id, index === skip ? [] : times(index), now),
        startHazardRun('r', 'mock', ids, now),
      );
    expect(hazardRunResult(end(-1), bank)).toMatchObject({ correctAnswers: 44, incorrectAnswers: 31, passed: true });
    expect(hazardRunResult(end(9), bank)).toMatchObject({ correctAnswers: 42, score: 56, passed: false });
  });

  it('is read back from a device, and nothing else is', () => {
    const kept: unknown = JSON.parse(JSON.stringify(watchedClip(run, 'a', [1], now)));
    expect(asHazardRun(kept)).toEqual(kept);
    for (const other of [
      null,
      'x',
      {},
      { ...run, kind: 'other' },
      { ...run, presses: { a: ['x'] } },
      { ...run, clipIds: 1 },
    ]) {
      expect(asHazardRun(other)).toBeNull();
    }
  });
});
