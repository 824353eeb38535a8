import { describe, expect, it } from 'vitest';
import { accelerationAt, brakes, distanceAt, speedAt } from './pace.ts';
import vectors from './pace.vectors.json' with { type: 'json' };

describe('distanceAt and speedAt', () => {
  it.each(vectors)('$name', ({ pace, at, metres, speed }) => {
    expect(distanceAt(pace, at)).toBeCloseTo(metres, 6);
    expect(speedAt(pace, at)).toBeCloseTo(speed, 6);
  });

  it('agree: the distance is what the speed adds up to', () => {
    const pace = [
      { at: 1, mph: 20 },
      { at: 4, mph: 32 },
      { at: 7, mph: 3 },
      { at: 9, mph: 3 },
      { at: 12, mph: 25 },
    ];
    const step = 0.001;
    let sum = 0;
    for (let index = 0; index < 15_000; index += 1) sum += speedAt(pace, (index + 0.5) * step) * step;
    expect(distanceAt(pace, 15)).toBeCloseTo(sum, 2);
  });
});

describe('brakes', () => {
  const pace = [
    { at: 0, mph: 0 },
    { at: 3, mph: 20 },
    { at: 8, mph: 20 },
    { at: 11, mph: 0 },
  ];

  it('lights while slowing down and while held, not while waiting to begin or driving on', () => {
    expect([0, 2, 5, 9.5, 12].map((at) => brakes(pace, at))).toEqual([false, false, false, true, true]);
  });

  it('does not light for a foot off the accelerator', () => {
    const easing = [
      { at: 0, mph: 30 },
      { at: 10, mph: 24 },
    ];
    expect(accelerationAt(easing, 5)).toBeLessThan(0);
    expect(brakes(easing, 5)).toBe(false);
  });
});
