import { describe, expect, it } from 'vitest';
import { actorPoses, lampsAt } from './actor.ts';

describe('actorPoses', () => {
  it('keeps a parked one where it is', () => {
    const pose = actorPoses({ route: [{ along: 40, across: -4 }] });
    expect(pose(0)).toEqual(pose(60));
    expect(pose(9)).toMatchObject({ along: 40, across: -4, speed: 0, turn: 0 });
  });

  it('faces somebody as told until the last key, and then where they go', () => {
    const pose = actorPoses({
      route: [
        { along: 10, across: -6 },
        { along: 10, across: 6 },
      ],
      pace: [
        { at: 5, mph: 0 },
        { at: 5.5, mph: 3 },
      ],
      faces: [
        { at: 3, value: 0 },
        { at: 4, value: 45 },
      ],
    });
    expect(pose(2).turn).toBe(0);
    expect(pose(4).turn).toBeCloseTo(Math.PI / 4);
    expect(pose(6).turn).toBeCloseTo(Math.PI / 2);
  });

  it('drives an oncoming car towards us, front first', () => {
    const pose = actorPoses({
      route: [
        { along: 200, across: 2 },
        { along: 0, across: 2 },
      ],
      pace: [{ at: 0, mph: 20 }],
    });
    expect(pose(10).along).toBeCloseTo(200 - 89.408);
    expect(Math.abs(pose(10).turn)).toBeCloseTo(Math.PI);
  });

  it('turns smoothly out of a side road and drives on past the last point', () => {
    const points = [
      [50, -20],
      [50, -8],
      [54, -3],
      [64, -2],
      [80, -2],
    ] as const;
    const pose = actorPoses({
      route: points.map(([along, across]) => ({ along, across })),
      pace: [{ at: 0, mph: 10 }],
    });
    const turns = Array.from({ length: 140 }, (_, index) => pose(index / 10).turn);
    expect(turns[0]).toBeCloseTo(Math.PI / 2, 1);
    expect(turns.at(-1)).toBeCloseTo(0, 1);
    for (const [index, turn] of turns.entries()) expect(Math.abs(turn - (turns[index - 1] ?? turn))).toBeLessThan(0.25);
    expect(pose(30).along).toBeGreaterThan(100);
  });
});

describe('lampsAt', () => {
  it('flashes an indicator ninety times a minute, lit first', () => {
    const bus = { route: [{ along: 0, across: 0 }], signals: [{ from: 2, to: 10, shows: 'right' as const }] };
    const lit = Array.from({ length: 24 }, (_, index) => lampsAt(bus, 2.01 + index / 3).right);
    expect(lampsAt(bus, 1.9).right).toBe(false);
    expect(lit.filter(Boolean)).toHaveLength(12);
    expect(lit[0]).toBe(true);
    expect(lampsAt(bus, 10).right).toBe(false);
  });

  it('flashes both sides as hazard lights, and brakes when told', () => {
    const car = {
      route: [{ along: 0, across: 0 }],
      signals: [
        { from: 0, to: 9, shows: 'hazards' as const },
        { from: 4, to: 6, shows: 'brakes' as const },
      ],
    };
    expect(lampsAt(car, 0.1)).toEqual({ brakes: false, left: true, right: true });
    expect(lampsAt(car, 5).brakes).toBe(true);
  });
});
