import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { londonDay } from './london-day.ts';
import vectors from './london-day.vectors.json' with { type: 'json' };

const hour = 3_600_000;

describe('The London day', () => {
  test.each(vectors)('$what', ({ instant, day }) => {
    expect(londonDay(Date.parse(instant))).toBe(Date.parse(day) / (24 * hour));
  });

  test('never goes back, and an hour moves it by one at most', () => {
    const instants = fc.date({ min: new Date('1972-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (date) => {
        const step = londonDay(date.getTime() + hour) - londonDay(date.getTime());
        expect([0, 1]).toContain(step);
      }),
    );
  });

  test('is 23 or 25 hours long when the clocks change, and 24 otherwise', () => {
    const lengths = new Map<number, number>();
    const start = Date.parse('2026-01-01T00:00:00Z');
    for (let instant = start; londonDay(instant) < londonDay(start) + 365; instant += hour) {
      lengths.set(londonDay(instant), (lengths.get(londonDay(instant)) ?? 0) + 1);
    }
    expect(lengths.size).toBe(365);
    const unusual = [...lengths].filter(([, hours]) => hours !== 24);
    expect(unusual).toEqual([
      [Date.parse('2026-03-29') / (24 * hour), 23],
      [Date.parse('2026-10-25') / (24 * hour), 25],
    ]);
  });
});
