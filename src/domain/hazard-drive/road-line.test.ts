import { describe, expect, it } from 'vitest';
import { layRoad } from './road-line.ts';

const quarter = { length: (Math.PI / 2) * 100, radius: 100 };

describe('layRoad', () => {
  it('goes north from the origin, and across is to the right', () => {
    expect(layRoad([{ length: 50 }]).at(20, 3)).toEqual({ x: 3, y: 0, z: -20, heading: 0 });
  });

  it('goes round a bend to the east or the west and straight on after it', () => {
    const right = layRoad([{ ...quarter, turn: 'right' }, { length: 10 }]).at(quarter.length + 10);
    expect(right.x).toBeCloseTo(110);
    expect(right.z).toBeCloseTo(-100);
    expect(right.heading).toBeCloseTo(Math.PI / 2);
    const left = layRoad([{ ...quarter, turn: 'left' }]).at(quarter.length + 10);
    expect(left.x).toBeCloseTo(-110);
    expect(left.z).toBeCloseTo(-100);
  });

  it('climbs gently from one piece to the next and tells the slope', () => {
    const road = layRoad([{ length: 100, rise: 6 }, { length: 50 }]);
    expect([0, 50, 100, 130].map((along) => road.at(along).y)).toEqual([0, 3, 6, 6]);
    expect(road.slopeAt(50)).toBeCloseTo(0.09, 2);
    expect(road.slopeAt(120)).toBe(0);
  });

  it('has no jump where pieces meet', () => {
    const road = layRoad([
      { length: 30 },
      { length: 40, radius: 80, turn: 'left', rise: 2 },
      { length: 25, radius: 60, turn: 'right' },
      { length: 9 },
    ]);
    for (const joint of [0, 30, 70, 95, 104]) {
      const [before, after] = [road.at(joint - 1e-6, 2), road.at(joint + 1e-6, 2)];
      expect(Math.hypot(before.x - after.x, before.y - after.y, before.z - after.z)).toBeLessThan(1e-4);
    }
  });
});
