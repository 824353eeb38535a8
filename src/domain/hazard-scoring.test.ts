import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hazardPoints, isPressPattern, passesHazardTest, scoreClip } from './hazard-scoring.ts';
import vectors from './hazard-scoring.vectors.json' with { type: 'json' };

const hazard = { opens: 10, closes: 15 };

describe('Points for a hazard from 10 to 15 seconds', () => {
  test.each(vectors.points)('$points: $why', ({ presses, points }) => {
    expect(hazardPoints(hazard, presses)).toBe(points);
  });

  test('are from 0 to 5, and never more for a later press', () => {
    const window = fc.tuple(fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 0.5, max: 10, noNaN: true }));
    fc.assert(
      fc.property(window, fc.double({ min: 0, max: 0.999, noNaN: true }), ([opens, length], part) => {
        const window = { opens, closes: opens + length };
        const points = hazardPoints(window, [opens + part * length]);
        expect([0, 1, 2, 3, 4, 5]).toContain(points);
        expect(hazardPoints(window, [opens])).toBe(5);
        expect(hazardPoints(window, [window.closes])).toBe(0);
      }),
    );
  });
});

describe('Presses', () => {
  test.each(vectors.patterns)('are a pattern ($pattern): $why', ({ presses, pattern }) => {
    expect(isPressPattern(presses)).toBe(pattern);
  });
});

describe('A clip', () => {
  const two = [hazard, { opens: 40, closes: 45 }];

  test('scores each of its hazards', () => {
    expect(scoreClip(two, [11, 44.5])).toEqual({ points: [4, 1], total: 5, maximum: 10, isPattern: false });
    expect(scoreClip(two, [44.5])).toEqual({ points: [0, 1], total: 1, maximum: 10, isPattern: false });
  });

  test('scores nothing for a pattern, whatever it hit', () => {
    const every2s = Array.from({ length: 20 }, (_, index) => 10 + 2 * index);
    expect(scoreClip(two, every2s)).toEqual({ points: [0, 0], total: 0, maximum: 10, isPattern: true });
  });
});

test('The hazard perception test passes at 44', () => {
  expect([43, 44, 75].map(passesHazardTest)).toEqual([false, true, true]);
});
