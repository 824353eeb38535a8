import { Matrix4 } from 'three';
import { shaded, surfaces } from './palette.ts';
import type { Point } from './soup.ts';
import { inMouth, type World } from './world.ts';

/** How far before the start and past the end of its pieces the road is drawn. */
const beyond = 260;
const step = 2.5;
const kerbHeight = 0.11;
/** How far to either side the land is drawn. */
const land = 90;

const here = new Matrix4();

/** A strip along the road between two distances from its middle, at heights above it. */
export function strip(
  world: World,
  {
    from,
    to,
    across: [left, right],
    height: [leftUp, rightUp] = [0, 0],
    length = step,
  }: {
    from: number;
    to: number;
    across: readonly [number, number];
    height?: readonly [number, number];
    length?: number;
  },
  colourAt: (along: number) => ReturnType<typeof shaded>,
  shown: (along: number) => boolean = () => true,
): void {
  const count = Math.max(1, Math.round((to - from) / length));
  for (let index = 0; index < count; index += 1) {
    const near = from + ((to - from) * index) / count;
    const far = from + ((to - from) * (index + 1)) / count;
    if (!shown((near + far) / 2)) continue;
    const at = (along: number, across: number, up: number): Point => {
      const { x, y, z } = world.road.at(along, across);
      return [x, y + up, z];
    };
    const face = [
      at(near, left, leftUp),
      at(near, right, rightUp),
      at(far, right, rightUp),
      at(far, left, leftUp),
    ] as const;
    world.solid(near).face(here, face, colourAt(near));
  }
}

/** The carriageway with its worn tracks and patches, kerbs, pavements and the land beside them. */
export function drawRoadSurface(world: World): void {
  const { scenario, road, random } = world;
  const { left, right, footway, reservation } = scenario.road;
  const whole = { from: -60, to: road.length + beyond };
  const wet = scenario.weather === 'rain' ? 0.72 : 1;
  const asphalt = (by: number) => {
    const colour = shaded(surfaces.road, by * wet);
    return () => colour;
  };
  carriageway(world, whole, [-left, right], asphalt);
  if (reservation !== undefined) carriageway(world, whole, [right + reservation, right + reservation + left], asphalt);
  patches(world, whole);

  const grass = () => shaded(surfaces.grass, 0.93 + random() * 0.12);
  const far = right + (reservation === undefined ? 0 : reservation + left);
  if (reservation !== undefined) {
    const beds = [
      { across: [right - 0.2, right + 0.25], height: [-0.03, 0.06] },
      { across: [right + 0.25, right + reservation - 0.25], height: [0.06, 0.06] },
      { across: [right + reservation - 0.25, right + reservation + 0.2], height: [0.06, -0.03] },
    ] as const;
    for (const bed of beds) strip(world, { ...whole, ...bed, length: 5 }, grass);
  }
  for (const side of ['left', 'right'] as const) {
    const sign = side === 'left' ? -1 : 1;
    const edge = side === 'left' ? left : far;
    const wide = footway[side];
    const closed = (along: number) => !inMouth(world, side, along);
    const pair = (inner: number, outer: number): readonly [number, number] =>
      side === 'left' ? [-outer, -inner] : [inner, outer];
    const heights = (inner: number, outer: number): readonly [number, number] =>
      side === 'left' ? [outer, inner] : [inner, outer];
    if (wide > 0) {
      const stone = () => shaded(surfaces.kerb, (0.9 + random() * 0.14) * wet);
      const slab = () => shaded(surfaces.pavement, (0.93 + random() * 0.1) * wet);
      strip(world, { ...whole, across: [sign * edge, sign * edge], height: heights(0, kerbHeight) }, stone, closed);
      strip(world, { ...whole, across: pair(edge, edge + 0.14), height: [kerbHeight, kerbHeight] }, stone, closed);
      strip(
        world,
        { ...whole, across: pair(edge + 0.14, edge + wide), height: [kerbHeight, kerbHeight] },
        slab,
        closed,
      );
    }
    const outer = edge + wide;
    // The land rises from the road's edge, so that no sky shows between them.
    strip(
      world,
      { ...whole, across: pair(outer - 0.2, outer + 0.25), height: heights(-0.03, 0.05), length: 5 },
      grass,
      closed,
    );
    strip(
      world,
      { ...whole, across: pair(outer + 0.25, outer + 9), height: heights(0.05, 0.05), length: 5 },
      grass,
      closed,
    );
    strip(world, { ...whole, across: pair(outer + 9, land), height: heights(-0.02, -0.4), length: 18 }, grass);
  }
}

function carriageway(
  world: World,
  whole: { from: number; to: number },
  [left, right]: readonly [number, number],
  asphalt: (by: number) => () => ReturnType<typeof shaded>,
): void {
  // Gutters are darker, and what tyres polish is lighter.
  const tones = [0.9, 1.02, 0.97, 1.03, 0.98, 0.98, 1.03, 0.97, 1.02, 0.9];
  for (const [index, tone] of tones.entries()) {
    const at = (part: number) => left + ((right - left) * part) / tones.length;
    strip(world, { ...whole, across: [at(index), at(index + 1)], length: 5 }, asphalt(tone));
  }
}

/** Trenches that were filled, and drain covers: they also show how fast the road goes by. */
function patches(world: World, { from, to }: { from: number; to: number }): void {
  const { random, scenario } = world;
  const wet = scenario.weather === 'rain' ? 0.75 : 1;
  for (let along = from + 20; along < to - 20; along += 9 + random() * 16) {
    const cover = random() < 0.35;
    const across = -scenario.road.left + 0.6 + random() * (scenario.road.left + scenario.road.right - 1.6);
    const length = cover ? 0.6 : 1.5 + random() * 4;
    const wide = cover ? 0.6 : 0.6 + random() * 1.4;
    const colour = shaded(cover ? surfaces.darkMetal : surfaces.roadPatch, wet * (0.94 + random() * 0.12));
    strip(
      world,
      { from: along, to: along + length, across: [across, across + wide], height: [0.006, 0.006] },
      () => colour,
    );
  }
}
