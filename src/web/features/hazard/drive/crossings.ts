import type { Matrix4 } from 'three';
import { paints, shaded, surfaces } from './palette.ts';
import { block, partOf, pillar } from './shapes.ts';
import type { World } from './world.ts';

type Crossing = World['scenario']['crossings'][number];
/** Heights in metres of the red, amber and green lamps of a signal. */
export const signalHeights = { red: 3.1, amber: 2.78, green: 2.46 } as const;
export const globeHeight = 3;

/** Zebras with their globes, and crossings with signals: what of them does not change. */
export function drawCrossings(world: World): void {
  for (const crossing of world.scenario.crossings) {
    const frame = world.frame(crossing.along, 0);
    if (crossing.kind === 'zebra') zebra(world, crossing, frame);
    else signals(world, crossing, frame);
  }
}

/** Where a crossing's posts stand, across the road; on our left first. */
export function postsOf({ scenario: { road } }: Pick<World, 'scenario'>): readonly [number, number] {
  return [-road.left - 0.45, road.right + 0.45];
}

function zebra(world: World, { along }: Crossing, frame: Matrix4): void {
  const { left, right } = world.scenario.road;
  const soup = world.solid(along);
  const stripes = Math.round((left + right) / 0.6);
  const wide = (left + right) / stripes;
  for (let index = 0; index < stripes; index += 1) {
    const x = -left + index * wide;
    const colour = index % 2 === 0 ? shaded('#3c3f43', 1) : shaded(surfaces.paint, 0.97);
    soup.face(
      frame,
      [
        [x, 0.016, 1.4],
        [x + wide, 0.016, 1.4],
        [x + wide, 0.016, -1.4],
        [x, 0.016, -1.4],
      ],
      colour,
    );
  }
  for (const [from, to, z] of [
    [-left, 0, 2.7],
    [0, right, -2.7],
  ] as const) {
    for (let x = from + 0.15; x + 0.5 < to; x += 0.8) {
      soup.face(
        frame,
        [
          [x, 0.016, z + 0.1],
          [x + 0.5, 0.016, z + 0.1],
          [x + 0.5, 0.016, z - 0.1],
          [x, 0.016, z - 0.1],
        ],
        shaded(surfaces.paint, 0.95),
      );
    }
  }
  for (const [index, x] of postsOf(world).entries()) {
    const z = index === 0 ? 1.7 : -1.7;
    for (let band = 0; band < 6; band += 1) {
      pillar(
        soup,
        frame,
        { at: [x, band * 0.45, z], radius: 0.06, height: 0.45, sides: 6 },
        shaded(band % 2 === 0 ? paints.black : paints.white, 1),
      );
    }
  }
}

function signals(world: World, { along }: Crossing, frame: Matrix4): void {
  const { left, right } = world.scenario.road;
  const soup = world.solid(along);
  const white = shaded(surfaces.paint, 0.95);
  // Two dotted lines of studs mark where people walk; we stop at the line before them.
  for (const z of [1.4, -1.4]) {
    for (let x = -left + 0.2; x < right; x += 0.5) {
      soup.face(
        frame,
        [
          [x, 0.016, z + 0.06],
          [x + 0.12, 0.016, z + 0.06],
          [x + 0.12, 0.016, z - 0.06],
          [x, 0.016, z - 0.06],
        ],
        white,
      );
    }
  }
  soup.face(
    frame,
    [
      [-left, 0.016, 4.3],
      [0, 0.016, 4.3],
      [0, 0.016, 4],
      [-left, 0.016, 4],
    ],
    white,
  );
  soup.face(
    frame,
    [
      [0, 0.016, -4],
      [right, 0.016, -4],
      [right, 0.016, -4.3],
      [0, 0.016, -4.3],
    ],
    white,
  );
  for (const [index, x] of postsOf(world).entries()) {
    const z = index === 0 ? 3.4 : 2.6;
    pillar(soup, frame, { at: [x, 0, z], radius: 0.06, height: 2.3, sides: 6 }, shaded(surfaces.darkMetal, 1));
    const head = block(soup, frame, [x - 0.2, 2.25, z - 0.14], [x + 0.2, 3.32, z + 0.1], shaded(paints.black, 0.9));
    soup.face(frame, partOf(head.back, [-0.15, -0.06, 1.15, 1.06], -0.2), shaded(paints.black, 0.7));
    for (const [up, colour] of [
      [signalHeights.red, '#4a1114'],
      [signalHeights.amber, '#4a3610'],
      [signalHeights.green, '#0f3a24'],
    ] as const) {
      soup.face(
        frame,
        [
          [x - 0.11, up - 0.11, z + 0.12],
          [x + 0.11, up - 0.11, z + 0.12],
          [x + 0.11, up + 0.11, z + 0.12],
          [x - 0.11, up + 0.11, z + 0.12],
        ],
        shaded(colour, 1),
      );
    }
  }
}
