import type { Matrix4 } from 'three';
import { hedge, tree, tuft } from './greenery.ts';
import { bigShop, flats, school } from './big-buildings.ts';
import { type Plot, semiPair, terraceHouse } from './houses.ts';
import { shaded, surfaces } from './palette.ts';
import { block } from './shapes.ts';
import { shop } from './shops.ts';
import { inMouth, type World } from './world.ts';

type Frontage = World['scenario']['frontages'][number];

/** How far each kind of building stands back from the edge of the pavement, in metres. */
const setBack: Readonly<Record<string, number>> = {
  terraces: 1.8,
  semis: 5.2,
  shops: 0.2,
  flats: 5,
  sheds: 12,
  school: 10,
};

/** What stands along the road on both sides, one plot after another. */
export function drawFrontages(world: World): void {
  for (const frontage of world.scenario.frontages) {
    const { of } = frontage;
    if (of in setBack) buildings(world, frontage);
    else greenSide(world, frontage);
  }
  for (const road of world.scenario.sideRoads) closeView(world, road);
}

/** The distance from the middle of the road to the outer edge of the pavement or verge. */
function outerEdge({ scenario: { road } }: World, side: Frontage['side']): number {
  const far = road.reservation === undefined ? road.right : road.right + road.reservation + road.left;
  return (side === 'left' ? road.left : far) + road.footway[side];
}

/** Seen from the road, the plots on the left go from right to left as we go along, those on the right from left to right. */
function facing(world: World, side: Frontage['side'], along: number, back: number): Matrix4 {
  const across = outerEdge(world, side) + back;
  return side === 'left' ? world.frame(along, -across, -90) : world.frame(along, across, 90);
}

function buildings(world: World, { from, to, side, of }: Frontage): void {
  const back = setBack[of] ?? 2;
  let along = from;
  let number = Math.floor(world.random() * 20);
  while (along < to) {
    const widest =
      of === 'semis' ? 15 : of === 'flats' ? 18 : of === 'sheds' || of === 'school' ? 24 : of === 'shops' ? 7.2 : 5;
    const middle = along + widest / 2;
    if (mouthWithin(world, side, along, widest)) {
      along += 1;
      continue;
    }
    // The frame's x goes back along the road on the right and forward on the left, so that it starts at the plot's own left end.
    const frame = facing(world, side, side === 'left' ? along : along + widest, back);
    const plot: Plot = { world, along: middle, frame };
    number += 1;
    along += draw(plot, of, number);
  }
}

function draw(plot: Plot, of: Frontage['of'], number: number): number {
  switch (of) {
    case 'terraces':
      return terraceHouse(plot);
    case 'semis':
      return semiPair(plot);
    case 'shops':
      return shop(plot, number);
    case 'flats':
      return flats(plot);
    case 'school':
      return school(plot);
    default:
      return bigShop(plot, number);
  }
}

function mouthWithin(world: World, side: Frontage['side'], along: number, length: number): boolean {
  for (let at = along; at <= along + length; at += 1) if (inMouth(world, side, at, -1)) return true;
  return false;
}

function greenSide(world: World, { from, to, side, of }: Frontage): void {
  const piece = 6;
  for (let along = from; along + piece <= to; along += piece) {
    if (mouthWithin(world, side, along, piece)) continue;
    const frame = facing(world, side, side === 'left' ? along : along + piece, 0.9);
    const soup = world.solid(along);
    if (of === 'hedge' || of === 'field') {
      hedge(world, along, frame, piece, of === 'hedge' ? 1.9 : 1.1);
      if (world.random() < (of === 'hedge' ? 0.14 : 0.06)) tree(world, along, facing(world, side, along + 3, 1.4), 1.2);
    } else if (of === 'wall')
      block(soup, frame, [0, 0, -0.35], [piece, 1.7, 0], shaded(surfaces.stone, 0.85 + world.random() * 0.12));
    else if (of === 'fence') fence(world, along, frame, piece);
    else if (world.random() < (of === 'trees' ? 0.75 : 0.35))
      tree(
        world,
        along,
        facing(world, side, along + world.random() * piece, 1 + world.random() * 5),
        of === 'trees' ? 1.3 : 1,
      );
    if (world.scenario.road.footway[side] === 0) {
      for (let number = 0; number < 3; number += 1)
        tuft(world, along, facing(world, side, along + world.random() * piece, -0.1 - world.random() * 0.4));
    }
    if (of === 'park') fence(world, along, frame, piece);
  }
}

/** A pair of houses across the far end of a side road in a town, so that it does not end in a field. */
function closeView(world: World, { along, side, reach, mouth }: World['scenario']['sideRoads'][number]): void {
  const town = world.scenario.frontages.some(
    ({ of, ...one }) => one.side === side && one.from < along && along < one.to && of in setBack,
  );
  if (!town || mouth === 'none' || world.scenario.road.reservation !== undefined) return;
  const half = 7.5;
  const frame = facing(world, side, side === 'left' ? along - half : along + half, reach + 2);
  semiPair({ world, along, frame });
}

/** Upright railings or boards. */
function fence(world: World, along: number, frame: Matrix4, length: number): void {
  const soup = world.solid(along);
  const colour = shaded(surfaces.darkMetal, 0.9);
  for (const up of [0.3, 1.05]) block(soup, frame, [0, up, -0.04], [length, up + 0.06, 0], colour);
  for (let x = 0; x < length; x += 0.75) block(soup, frame, [x, 0, -0.05], [x + 0.06, 1.2, 0.01], colour);
}
