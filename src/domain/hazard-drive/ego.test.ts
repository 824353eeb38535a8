import { describe, expect, it } from 'vitest';
import { egoAt, eyeAt, eyeHeight } from './ego.ts';
import { layRoad } from './road-line.ts';
import { isInSight, sightOf } from './sight.ts';

const road = layRoad([{ length: 400 }]);
const ego = {
  from: 10,
  pace: [{ at: 0, mph: 30 }],
  across: [
    { at: 0, value: -1.8 },
    { at: 4, value: -1.8 },
    { at: 6, value: -0.6 },
  ],
};

describe('egoAt', () => {
  it('drives along and moves out where told', () => {
    expect(egoAt(ego, 3)).toMatchObject({ across: -1.8, turn: 0 });
    expect(egoAt(ego, 3).along).toBeCloseTo(50.2336);
    expect(egoAt(ego, 5).across).toBeCloseTo(-1.2);
    expect(egoAt(ego, 5).turn).toBeGreaterThan(0);
  });
});

describe('eyeAt', () => {
  it('sits to the right of our middle at eye height, and is the same at the same time', () => {
    const eye = eyeAt(ego, road, 2);
    expect(eye.x).toBeGreaterThan(-1.8);
    expect(eye.y).toBeCloseTo(eyeHeight, 1);
    expect(eyeAt(ego, road, 2)).toEqual(eye);
  });

  it('dips under braking', () => {
    const stopping = {
      ...ego,
      pace: [
        { at: 0, mph: 30 },
        { at: 3, mph: 0 },
      ],
    };
    expect(eyeAt(stopping, road, 1.5).pitch).toBeLessThan(-0.01);
  });
});

describe('sightOf', () => {
  const eye = { x: 0, y: 1.2, z: 0, heading: 0, pitch: 0, roll: 0 };

  it('puts what is in front in the middle, and what is beside beyond the edge', () => {
    expect(sightOf(eye, { x: 0, y: 1.2, z: -30 })).toEqual({ ahead: 30, right: 0, up: 0 });
    expect(sightOf(eye, { x: Math.tan(Math.PI / 6) * 30, y: 1.2, z: -30 }).right).toBeCloseTo(1);
    expect(isInSight(sightOf(eye, { x: 20, y: 1, z: -30 }))).toBe(false);
    expect(isInSight(sightOf(eye, { x: 0, y: 1, z: 30 }))).toBe(false);
    expect(isInSight(sightOf(eye, { x: -5, y: 1, z: -30 }))).toBe(true);
  });
});
