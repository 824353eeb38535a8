import type { Matrix4 } from 'three';
import { shaded, surfaces } from './palette.ts';
import type { Point } from './soup.ts';
import { cornerRadius, type World } from './world.ts';

const paintUp = 0.02;
const kerbUp = 0.11;

/** Roads that join ours at a right angle, with round corners and what is painted at their mouths. */
export function drawSideRoads(world: World): void {
  for (const road of world.scenario.sideRoads) drawSideRoad(world, road);
}

function drawSideRoad(
  world: World,
  { along, side, width, reach, mouth }: World['scenario']['sideRoads'][number],
): void {
  const { scenario, frame: frameOf } = world;
  const soup = world.solid(along);
  const { left, right, footway, reservation = 0 } = scenario.road;
  const edge = side === 'left' ? left : reservation > 0 ? right + reservation + left : right;
  const wet = scenario.weather === 'rain' ? 0.72 : 1;
  const asphalt = shaded(surfaces.road, 0.95 * wet);
  const pavement = shaded(surfaces.pavement, wet);
  const kerb = shaded(surfaces.kerb, wet);
  const white = shaded(surfaces.paint, 0.95 * wet);
  // In this frame x is to the right and −z away from our road, as the drivers who leave it see it.
  const frame = frameOf(along, side === 'left' ? -edge : edge, side === 'left' ? -90 : 90);
  const half = width / 2;
  const flat = (x0: number, x1: number, z0: number, z1: number, up: number, colour: typeof white) =>
    soup.face(
      frame,
      [
        [x0, up, -z0],
        [x1, up, -z0],
        [x1, up, -z1],
        [x0, up, -z1],
      ],
      colour,
    );

  flat(-half - cornerRadius, half + cornerRadius, 0, footway[side] + 10, -0.03, shaded(surfaces.grass, 1));
  flat(-half, half, -0.02, reach, 0.006, asphalt);
  for (const sign of [-1, 1])
    corner(soup, frame, { sign, half, wide: footway[side], colours: [asphalt, pavement, kerb] });
  if (footway[side] > 0) {
    for (const sign of [-1, 1]) {
      const [inner, outer] = [sign * half, sign * (half + 2)];
      flat(Math.min(inner, outer), Math.max(inner, outer), cornerRadius, reach, kerbUp, pavement);
    }
  }
  if (mouth === 'none') return;
  giveWay(flat, half, white, mouth);
  if (mouth === 'give-way') {
    const middle = half / 2;
    soup.triangle(frame, [middle - 0.6, paintUp, -2.6], [middle + 0.6, paintUp, -2.6], [middle, paintUp, -6], white);
  }
  for (let at = 8; at + 2 < reach; at += 6) flat(-0.06, 0.06, at, at + 2, paintUp, white);
}

type Flat = (x0: number, x1: number, z0: number, z1: number, up: number, colour: ReturnType<typeof shaded>) => void;

/** Who comes out drives on the left too, so that the line they wait at is across the half on our right as we look in. */
function giveWay(flat: Flat, half: number, white: ReturnType<typeof shaded>, mouth: 'give-way' | 'stop'): void {
  if (mouth === 'stop') {
    flat(0.1, half, 0.3, 0.7, paintUp, white);
    return;
  }
  for (const back of [0.2, 0.6]) {
    for (let x = 0.1; x + 0.6 <= half; x += 0.9) flat(x, x + 0.6, back, back + 0.2, paintUp, white);
  }
  for (let x = -half; x + 0.6 <= 0; x += 0.9) flat(x, x + 0.6, 0.2, 0.4, paintUp, white);
}

function corner(
  soup: ReturnType<World['solid']>,
  frame: Matrix4,
  {
    sign,
    half,
    wide,
    colours: [asphalt, pavement, kerb],
  }: {
    sign: number;
    half: number;
    wide: number;
    colours: readonly [ReturnType<typeof shaded>, ReturnType<typeof shaded>, ReturnType<typeof shaded>];
  },
): void {
  const steps = 6;
  // Mirrored, a face would look down: its corners go the other way about.
  const put = (a: Point, b: Point, c: Point, d: Point, colour: typeof asphalt) =>
    soup.face(frame, sign > 0 ? [a, b, c, d] : [b, a, d, c], colour);
  const deep = Math.max(cornerRadius, wide);
  for (let index = 0; index < steps; index += 1) {
    const on = (step: number, up: number): Point => {
      const angle = (step / steps) * (Math.PI / 2);
      return [sign * (half + cornerRadius - Math.sin(angle) * cornerRadius), up, (Math.cos(angle) - 1) * cornerRadius];
    };
    const [near, far] = [on(index, 0.006), on(index + 1, 0.006)];
    put([far[0], 0.006, 0], [near[0], 0.006, 0], near, far, asphalt);
    if (wide === 0) continue;
    const [nearTop, farTop] = [on(index, kerbUp), on(index + 1, kerbUp)];
    put(far, near, nearTop, farTop, kerb);
    put(farTop, nearTop, [nearTop[0], kerbUp, -deep], [farTop[0], kerbUp, -deep], pavement);
  }
}
