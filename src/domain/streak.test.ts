import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advanceStreak, currentStreak, noStreak } from './streak.ts';
import vectors from './streak.vectors.json' with { type: 'json' };

const after = (days: readonly number[]) => days.reduce(advanceStreak, noStreak);

describe('A streak', () => {
  test.each(vectors)('$what', ({ days, today, count }) => {
    expect(currentStreak(after(days), today)).toBe(count);
  });

  test('is the number of days that run up to the last one, however often each was recorded', () => {
    const days = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 });
    fc.assert(
      fc.property(days, (recorded) => {
        const inOrder = recorded.toSorted((one, other) => one - other);
        const seen = new Set(inOrder);
        let first = inOrder.at(-1) as number;
        while (seen.has(first - 1)) first -= 1;
        const last = inOrder.at(-1) as number;
        expect(after(inOrder)).toEqual({ count: last - first + 1, lastDay: last });
      }),
    );
  });

  test('that does not move is the very same, so that nothing need be written', () => {
    const streak = after([100]);
    expect(advanceStreak(streak, 100)).toBe(streak);
    expect(advanceStreak(streak, 99)).toBe(streak);
  });
});
