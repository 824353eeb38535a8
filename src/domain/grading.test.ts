import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accuracyTier, isPass, isRightAnswer, percentOf } from './grading.ts';
import vectors from './grading.vectors.json' with { type: 'json' };

describe('A percentage', () => {
  test.each(vectors.percent)('of $correct in $total is $percent', ({ correct, total, percent }) => {
    expect(percentOf(correct, total)).toBe(percent);
  });

  test('is a whole number from 0 to 100, and grows with what is right', () => {
    const counts = fc.integer({ min: 1, max: 1000 }).chain((total) => fc.tuple(fc.nat(total - 1), fc.constant(total)));
    fc.assert(
      fc.property(counts, ([correct, total]) => {
        const percent = percentOf(correct, total);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(percentOf(correct + 1, total)).toBeGreaterThanOrEqual(percent);
      }),
    );
  });
});

describe('A score', () => {
  test.each(vectors.pass)('of $score passes: $passed', ({ score, passed }) => {
    expect(isPass(score)).toBe(passed);
  });

  test.each(vectors.tier)('of $accuracy is $tier', ({ accuracy, tier }) => {
    expect(accuracyTier(accuracy)).toBe(tier);
  });
});

describe('An answer', () => {
  const question = { options: ['Stop', 'Go on', 'stop'], correctAnswerIndex: 0 };

  test('is right when its text is the right option’s, letter for letter', () => {
    expect(isRightAnswer(question, 'Stop')).toBe(true);
    for (const other of ['Go on', 'stop', 'Stop ', 'STOP', '', '0']) expect(isRightAnswer(question, other)).toBe(false);
  });
});
