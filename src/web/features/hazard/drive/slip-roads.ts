import { Matrix4 } from 'three';
import { shaded, surfaces } from './palette.ts';
import type { Point } from './soup.ts';
import type { World } from './world.ts';

const wide = 3.6;
/** Metres over which the slip road comes in to our side, and over which it ends in a point. */
const taper = { in: 90, out: 60 };
const step = 5;

/** Slip roads that join from the left: asphalt that comes in, runs beside our lane behind thick dashes, and narrows away. */
export function drawSlipRoads(world: World): void {
  const wet = world.scenario.weather === 'rain' ? 0.72 : 1;
  const asphalt = shaded(surfaces.road, 0.96 * wet);
  const white = shaded(surfaces.paint, 0.95 * wet);
  const still = new Matrix4();
  const edge = world.scenario.road.left;
  for (const { from, to } of world.scenario.slipRoads ?? []) {
    /** How far its right and left edges are from ours. */
    const edges = (along: number): readonly [number, number] => {
      const aside = 9 * Math.max(0, 1 - (along - from) / taper.in) ** 1.6;
      const width = wide * Math.min(1, (to - along) / taper.out);
      return [aside, aside + width];
    };
    const at = (along: number, off: number, up: number): Point => {
      const { x, y, z } = world.road.at(along, -edge - off);
      return [x, y + up, z];
    };
    for (let along = from; along < to; along += step) {
      const [near, far] = [edges(along), edges(along + step)];
      const soup = world.solid(along);
      const put = (
        one: readonly [number, number],
        other: readonly [number, number],
        up: number,
        colour: typeof white,
      ) =>
        soup.face(
          still,
          [
            at(along, one[1], up),
            at(along, one[0], up),
            at(along + step, other[0], up),
            at(along + step, other[1], up),
          ],
          colour,
        );
      put(near, far, 0.065, asphalt);
      put([near[0] - 0.5, near[0]], [far[0] - 0.5, far[0]], 0.012, asphalt);
      soup.face(
        still,
        [
          at(along, near[0], 0.065),
          at(along, near[0] - 0.2, 0),
          at(along + step, far[0] - 0.2, 0),
          at(along + step, far[0], 0.065),
        ],
        asphalt,
      );
      put([near[1] - 0.35, near[1] - 0.2], [far[1] - 0.35, far[1] - 0.2], 0.08, white);
      if (near[0] < 0.3 && Math.round((along - from) / step) % 2 === 0) put([0.1, 0.35], [0.1, 0.35], 0.08, white);
    }
  }
}
