import { shaded, surfaces } from './palette.ts';
import { halfSizes } from '#domain/hazard-drive/sizes.ts';
import { vehicleBody } from './vehicles.ts';
import type { World } from './world.ts';

/** Vehicles that nobody is in: part of the street, each with the shade under it. */
export function drawParked(world: World): void {
  for (const { along, across, body, colour, facing } of world.scenario.parked) {
    const frame = world.frame(along, across, facing === 'ours' ? 0 : 180);
    const soup = world.solid(along);
    const { length, width } = halfSizes[body];
    const [x, z] = [width + 0.06, length + 0.1];
    soup.face(
      frame,
      [
        [-x, 0.017, z],
        [x, 0.017, z],
        [x, 0.017, -z],
        [-x, 0.017, -z],
      ],
      shaded(surfaces.road, 0.42),
    );
    vehicleBody(soup, frame, body, colour);
  }
}
