import { Matrix4 } from 'three';
import { shaded, surfaces, paints } from './palette.ts';
import { block, partOf, pillar, walls } from './shapes.ts';
import type { Face, Point } from './soup.ts';
import type { World } from './world.ts';

/** A building in a frame whose front looks along +z at z = 0 and whose left end, seen from the front, is at x = 0. */
export type Plot = { readonly world: World; readonly along: number; readonly frame: Matrix4 };

const wallColours = [surfaces.brick, surfaces.darkBrick, surfaces.render, surfaces.brick, surfaces.stone, '#b87a5c'];
const doors = [paints.red, paints.green, paints.navy, paints.black, paints.teal, paints.white, paints.maroon];

export function pick<T>(world: World, list: readonly T[]): T {
  return list[Math.floor(world.random() * list.length)] as T;
}

/** A window: white frame, dark glass with a paler upper half, or a lit room after dark. */
export function windowIn(
  { world, along, frame }: Plot,
  wall: Face,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
): void {
  const soup = world.solid(along);
  const lit = world.dark && world.random() < 0.42;
  const opening = partOf(wall, [u0, v0, u1, v1], 0.02);
  soup.face(frame, opening, shaded(surfaces.frame, 0.95));
  const glass = partOf(opening, [0.09, 0.07, 0.91, 0.93], 0.015);
  if (lit) {
    const warm = shaded(surfaces.lit, 0.55 + world.random() * 0.45);
    world.glowing(along).face(frame, glass, warm);
  } else {
    soup.face(frame, partOf(glass, [0, 0, 1, 0.5], 0), shaded(surfaces.glass, 0.9));
    soup.face(frame, partOf(glass, [0, 0.5, 1, 1], 0), shaded(surfaces.skyGlass, 0.75));
  }
  soup.face(frame, partOf(opening, [0.05, 0.47, 0.95, 0.53], 0.03), shaded(surfaces.frame, 0.9));
}

/** A roof with its ridge along x, over a body of such a size. `hip` cuts the ends back. */
export function roof(
  { world, along, frame }: Plot,
  { width, depth, eaves, ridge, hip = 0 }: { width: number; depth: number; eaves: number; ridge: number; hip?: number },
  hex: string,
): void {
  const soup = world.solid(along);
  const over = 0.28;
  const front = shaded(hex, 1);
  const [x0, x1] = [-over * (hip > 0 ? 1 : 0), width + over * (hip > 0 ? 1 : 0)];
  const low = eaves - 0.12;
  const top: readonly [Point, Point] = [
    [x0 + hip, ridge, -depth / 2],
    [x1 - hip, ridge, -depth / 2],
  ];
  soup.face(frame, [[x0, low, over], [x1, low, over], top[1], top[0]], front);
  soup.face(frame, [[x1, low, -depth - over], [x0, low, -depth - over], top[0], top[1]], front);
  const gable = hip > 0 ? shaded(hex, 0.9) : shaded(surfaces.darkBrick, 0.95);
  soup.triangle(frame, [x0, low, -depth], [x0, low, over], top[0], gable);
  soup.triangle(frame, [x1, low, over], [x1, low, -depth], top[1], gable);
}

export function door(
  { world, along, frame }: Plot,
  wall: Face,
  [u0, u1]: readonly [number, number],
  height: number,
): void {
  const soup = world.solid(along);
  soup.face(frame, partOf(wall, [u0 - 0.02, 0, u1 + 0.02, height + 0.04], 0.02), shaded(surfaces.frame, 0.92));
  const leaf = partOf(wall, [u0, 0, u1, height], 0.04);
  soup.face(frame, leaf, shaded(pick(world, doors), 0.9));
  soup.face(frame, partOf(leaf, [0.2, 0.6, 0.8, 0.9], 0.01), shaded(surfaces.glass, 1.2));
}

function chimney({ world, along, frame }: Plot, x: number, z: number, base: number): void {
  const soup = world.solid(along);
  block(soup, frame, [x - 0.45, base - 1, z - 0.35], [x + 0.45, base + 1, z + 0.35], shaded(surfaces.darkBrick, 0.9));
  const pot = { at: [x, base + 1, z], radius: 0.14, height: 0.42, sides: 5 } as const;
  pillar(soup, frame, pot, shaded(surfaces.tile, 1));
}

/** One house of a terrace, 5 m wide, some with a bay, its front wall a little way off the pavement. Answers its width. */
export function terraceHouse(plot: Plot): number {
  const { world, along, frame } = plot;
  const width = 5;
  const depth = 8;
  const eaves = 5.6;
  const colour = pick(world, wallColours);
  const soup = world.solid(along);
  const faces = walls(soup, frame, [0, 0, -depth], [width, eaves, 0], shaded(colour, 0.94 + world.random() * 0.1));
  const wall = faces.back;
  soup.face(frame, partOf(wall, [0, 0, 1, 0.06], 0.012), shaded(surfaces.concrete, 0.7));
  roof(plot, { width, depth, eaves, ridge: 8.2 }, world.random() < 0.7 ? surfaces.slate : surfaces.tile);
  chimney(plot, 0.3, -depth / 2, 8.2);
  door(plot, wall, [0.1, 0.28], 0.4);
  windowIn(plot, wall, [0.12, 0.58, 0.34, 0.86]);
  windowIn(plot, wall, [0.54, 0.58, 0.86, 0.86]);
  if (world.random() < 0.55) bay(plot, [2.4, 4.5], colour);
  else windowIn(plot, wall, [0.5, 0.15, 0.88, 0.45]);
  frontWall(plot, width, 1.6);
  return width;
}

function bay({ world, along, frame }: Plot, [x0, x1]: readonly [number, number], hex: string): void {
  const faces = block(world.solid(along), frame, [x0, 0, 0], [x1, 2.7, 0.7], shaded(hex, 0.98));
  windowIn({ world, along, frame }, faces.back, [0.08, 0.32, 0.92, 0.9]);
  world.solid(along).face(
    frame,
    [
      [x0 - 0.1, 2.65, 0.85],
      [x1 + 0.1, 2.65, 0.85],
      [x1, 3.1, 0],
      [x0, 3.1, 0],
    ],
    shaded(surfaces.slate, 1),
  );
}

/** A low wall, so far in front, with a gap for the path. */
function frontWall({ world, along, frame }: Plot, width: number, forward: number): void {
  const colour = shaded(pick(world, [surfaces.darkBrick, surfaces.brick, surfaces.stone]), 0.9);
  const soup = world.solid(along);
  block(soup, frame, [1.7, 0, forward - 0.2], [width, 0.75, forward], colour);
  block(soup, frame, [0, 0, forward - 0.2], [0.4, 0.75, forward], colour);
  soup.face(
    frame,
    [
      [0.4, 0.07, forward],
      [1.7, 0.07, forward],
      [1.7, 0.07, 0],
      [0.4, 0.07, 0],
    ],
    shaded(surfaces.concrete, 0.9),
  );
  if (world.random() < 0.4)
    block(
      soup,
      frame,
      [2, 0, forward - 0.9],
      [width - 0.1, 1.1, forward - 0.3],
      shaded(surfaces.hedge, 0.9 + world.random() * 0.2),
    );
}

/** A pair of semi-detached houses, 15 m with the drives at both ends. Answers its width. */
export function semiPair(plot: Plot): number {
  const { world, along } = plot;
  const soup = world.solid(along);
  const [x0, x1] = [2.4, 12.6];
  const depth = 8.5;
  const eaves = 5.2;
  const colour = pick(world, [surfaces.brick, surfaces.render, surfaces.brick, '#b98a68']);
  const at = plot.frame.clone().multiply(shift(x0));
  const inside: Plot = { world, along, frame: at };
  const faces = walls(soup, at, [0, 0, -depth], [x1 - x0, eaves, 0], shaded(colour, 0.95 + world.random() * 0.1));
  roof(
    inside,
    { width: x1 - x0, depth, eaves, ridge: 8, hip: 3 },
    world.random() < 0.6 ? surfaces.tile : surfaces.slate,
  );
  chimney(inside, (x1 - x0) / 2, -depth / 2, 8);
  const wall = faces.back;
  for (const mirror of [false, true]) {
    const at4 = ([a, b, c, d]: readonly [number, number, number, number]) =>
      (mirror ? [1 - c, b, 1 - a, d] : [a, b, c, d]) as [number, number, number, number];
    windowIn(inside, wall, at4([0.04, 0.58, 0.16, 0.86]));
    windowIn(inside, wall, at4([0.24, 0.56, 0.46, 0.88]));
    const [d0, , d1] = at4([0.05, 0, 0.13, 0]);
    door(inside, wall, [d0, d1], 0.41);
    const [b0, , b1] = at4([0.23, 0, 0.46, 0]);
    bay(inside, [b0 * (x1 - x0), b1 * (x1 - x0)], colour);
  }
  gardens(plot, 15, 5);
  return 15;
}

/** Front gardens: drives at the ends, lawns, a low hedge or wall along the pavement. */
function gardens({ world, along, frame }: Plot, width: number, forward: number): void {
  const soup = world.solid(along);
  const paving = shaded(surfaces.concrete, 0.85);
  for (const [x0, x1] of [
    [0.2, 2.6],
    [width - 2.6, width - 0.2],
  ] as const) {
    soup.face(
      frame,
      [
        [x0, 0.08, forward],
        [x1, 0.08, forward],
        [x1, 0.08, -1],
        [x0, 0.08, -1],
      ],
      paving,
    );
  }
  const hedge = world.random() < 0.5;
  const colour = hedge ? shaded(surfaces.hedge, 0.9 + world.random() * 0.25) : shaded(surfaces.darkBrick, 0.95);
  const height = hedge ? 1.1 : 0.7;
  for (const [x0, x1] of [
    [2.8, width / 2 - 0.1],
    [width / 2 + 0.1, width - 2.8],
  ] as const) {
    block(soup, frame, [x0, 0, forward - (hedge ? 0.7 : 0.25)], [x1, height, forward - 0.05], colour);
  }
}

function shift(x: number): Matrix4 {
  return new Matrix4().makeTranslation(x, 0, 0);
}
