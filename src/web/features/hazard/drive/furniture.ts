import { type Matrix4, Vector3 } from 'three';
import { tree } from './greenery.ts';
import { paints, shaded, surfaces } from './palette.ts';
import { signPicture } from './picture-atlas.ts';
import { block, boulder, partOf, pillar, wheel } from './shapes.ts';
import type { Soup } from './soup.ts';
import { inMouth, type World } from './world.ts';

const metal = () => shaded(surfaces.metal, 0.8);

/** Lamp posts, signs and everything that stands about. */
export function drawFurniture(world: World): void {
  lampPosts(world);
  for (const { along, across, face } of world.scenario.signs) {
    const frame = world.frame(along, across);
    const tall = face === 'direction' ? 3.2 : 2.2;
    const size = face === 'direction' ? 1.1 : face === 'bus-stop' ? 0.28 : 0.38;
    pillar(world.solid(along), frame, { at: [0, 0, -0.05], radius: 0.04, height: tall + size, sides: 5 }, metal());
    world.pictured(along).face(
      frame,
      [
        [-size, tall - size, 0.02],
        [size, tall - size, 0.02],
        [size, tall + size, 0.02],
        [-size, tall + size, 0.02],
      ],
      shaded('#ffffff', 1),
      signPicture(face),
    );
  }
  for (const { along, across, turn = 0, kind } of world.scenario.things) {
    thing(world, along, world.frame(along, across, turn), kind);
  }
}

function lampPosts(world: World): void {
  const { lampPosts: posts, road } = world.scenario;
  if (!posts) return;
  const far = road.reservation === undefined ? road.right : road.right + road.reservation + road.left;
  let left = posts.sides !== 'right';
  for (let along = posts.from; along <= posts.to; along += posts.every) {
    const side = left ? 'left' : 'right';
    if (posts.sides === 'alternate') left = !left;
    if (inMouth(world, side, along, 1)) continue;
    // Posts stand at the back of the pavement where it is wide, else a little off the kerb.
    const across = side === 'left' ? -road.left - 0.5 : far + 0.5;
    const frame = world.frame(along, across, side === 'left' ? 0 : 180);
    const soup = world.solid(along);
    pillar(soup, frame, { at: [0, 0, 0], radius: 0.09, height: 6.2, sides: 6, taper: 0.6 }, metal());
    block(soup, frame, [0, 6.12, -0.04], [1.5, 6.22, 0.04], metal());
    const lantern = block(
      world.dark ? world.glowing(along) : soup,
      frame,
      [0.9, 5.98, -0.14],
      [1.7, 6.14, 0.14],
      shaded(world.dark ? '#ffe2a8' : '#dfe3e2', 1),
    );
    soup.face(frame, partOf(lantern.top, [0, 0, 1, 1], 0.01), metal());
    world.lamps.push(new Vector3(1.3, 5.8, 0).applyMatrix4(frame));
  }
}

function thing(world: World, along: number, frame: Matrix4, kind: World['scenario']['things'][number]['kind']): void {
  const soup = world.solid(along);
  switch (kind) {
    case 'tree':
      return tree(world, along, frame);
    case 'bus-shelter':
      return shelter(soup, frame);
    case 'post-box':
      pillar(soup, frame, { at: [0, 0, 0], radius: 0.26, height: 1.45, sides: 10 }, shaded(paints.red, 1));
      pillar(
        soup,
        frame,
        { at: [0, 1.45, 0], radius: 0.3, height: 0.16, sides: 10, taper: 0.6 },
        shaded(paints.red, 0.85),
      );
      return undefined;
    case 'bin':
      pillar(soup, frame, { at: [0, 0, 0], radius: 0.25, height: 0.95, sides: 8 }, shaded(paints.black, 1.4));
      return undefined;
    case 'wheelie-bin':
      block(soup, frame, [-0.28, 0, -0.33], [0.28, 1, 0.33], shaded(paints.green, 0.7));
      block(soup, frame, [-0.3, 1, -0.35], [0.3, 1.07, 0.36], shaded(paints.green, 0.9));
      return undefined;
    case 'bench':
      block(soup, frame, [-0.8, 0.42, -0.22], [0.8, 0.5, 0.22], shaded(paints.brown, 1));
      block(soup, frame, [-0.8, 0.5, 0.18], [0.8, 0.9, 0.24], shaded(paints.brown, 0.9));
      return undefined;
    case 'cone':
      block(soup, frame, [-0.24, 0, -0.24], [0.24, 0.05, 0.24], shaded(paints.black, 1.2));
      pillar(soup, frame, { at: [0, 0.05, 0], radius: 0.18, height: 0.3, sides: 8, taper: 0.72 }, shaded('#ef5a1a', 1));
      pillar(
        soup,
        frame,
        { at: [0, 0.35, 0], radius: 0.13, height: 0.18, sides: 8, taper: 0.75 },
        shaded(surfaces.frame, 1),
      );
      pillar(soup, frame, { at: [0, 0.53, 0], radius: 0.1, height: 0.24, sides: 8, taper: 0.4 }, shaded('#ef5a1a', 1));
      return undefined;
    case 'barrier':
      for (const up of [0.35, 0.8]) striped(soup, frame, up);
      for (const x of [-0.95, 0.95])
        block(soup, frame, [x - 0.04, 0, -0.25], [x + 0.04, 1.05, 0.25], shaded(surfaces.darkMetal, 1));
      return undefined;
    case 'bollard':
      pillar(
        soup,
        frame,
        { at: [0, 0, 0], radius: 0.1, height: 0.95, sides: 6, taper: 0.85 },
        shaded(paints.black, 1.3),
      );
      return undefined;
    case 'traffic-island':
      return island(world, along, frame);
    case 'telegraph-pole':
      pillar(soup, frame, { at: [0, 0, 0], radius: 0.14, height: 8, sides: 6, taper: 0.75 }, shaded(surfaces.trunk, 1));
      block(soup, frame, [-0.9, 7.4, -0.06], [0.9, 7.52, 0.06], shaded(surfaces.trunk, 0.9));
      return undefined;
    case 'gate':
      for (const up of [0.25, 0.5, 0.75, 1, 1.22])
        block(soup, frame, [-1.7, up, -0.04], [1.7, up + 0.08, 0.04], shaded(surfaces.metal, 0.95));
      for (const x of [-1.75, 1.75])
        block(soup, frame, [x - 0.1, 0, -0.1], [x + 0.1, 1.4, 0.1], shaded(surfaces.trunk, 1));
      return undefined;
    case 'skip':
      block(soup, frame, [-0.9, 0.2, -1.6], [0.9, 1.3, 1.6], shaded(paints.yellow, 0.85));
      boulder(soup, frame, { at: [0, 1.3, 0], size: [0.8, 0.4, 1.4] }, shaded(surfaces.earth, 1), world.random);
      return undefined;
    case 'spoil':
      boulder(soup, frame, { at: [0, 0.3, 0], size: [1.3, 0.8, 1.5] }, shaded(surfaces.earth, 1), world.random);
      return undefined;
    case 'works-lamp':
      pillar(
        world.glowing(along),
        frame,
        { at: [0, 0.9, 0], radius: 0.09, height: 0.18, sides: 6 },
        shaded('#ffb000', 1),
      );
      return undefined;
    case 'digger':
      return digger(soup, frame);
  }
}

function shelter(soup: Soup, frame: Matrix4): void {
  const dark = shaded(surfaces.darkMetal, 0.9);
  block(soup, frame, [-0.75, 2.35, -2], [0.75, 2.47, 2], dark);
  for (const z of [-1.9, 1.9]) block(soup, frame, [-0.7, 0, z - 0.04], [-0.62, 2.35, z + 0.04], dark);
  block(soup, frame, [-0.7, 0.3, -1.85], [-0.66, 2.2, 1.85], shaded(surfaces.skyGlass, 1));
  block(soup, frame, [-0.6, 0.45, -1.2], [-0.3, 0.52, 1.2], shaded(paints.red, 0.9));
}

function striped(soup: Soup, frame: Matrix4, up: number): void {
  const parts = 6;
  for (let index = 0; index < parts; index += 1) {
    const [x0, x1] = [-1 + (index * 2) / parts, -1 + ((index + 1) * 2) / parts];
    block(soup, frame, [x0, up, -0.02], [x1, up + 0.2, 0.02], shaded(index % 2 === 0 ? paints.red : paints.white, 1));
  }
}

/** A kerbed refuge with lit keep-left bollards at both ends. */
function island(world: World, along: number, frame: Matrix4): void {
  const soup = world.solid(along);
  block(soup, frame, [-0.6, 0, -3], [0.6, 0.14, 3], shaded(surfaces.kerb, 1));
  for (const z of [-2.6, 2.6]) {
    const faces = block(soup, frame, [-0.22, 0.14, z - 0.12], [0.22, 1.1, z + 0.12], shaded(surfaces.frame, 1));
    world
      .pictured(along)
      .face(frame, partOf(faces.back, [0.06, 0.5, 0.94, 0.94], 0.02), shaded('#ffffff', 1), signPicture('keep-left'));
  }
}

function digger(soup: Soup, frame: Matrix4): void {
  const yellow = shaded(paints.yellow, 0.95);
  const dark = shaded(surfaces.tyre, 1.7);
  for (const x of [-0.9, 0.9]) block(soup, frame, [x - 0.25, 0, -1.5], [x + 0.25, 0.7, 1.5], dark);
  block(soup, frame, [-1, 0.75, -0.9], [1, 1.6, 1.7], yellow);
  const cabin = block(soup, frame, [-1, 1.6, -0.9], [0.1, 2.8, 0.5], yellow);
  for (const face of [cabin.front, cabin.back, cabin.left, cabin.right])
    soup.face(frame, partOf(face, [0.1, 0.15, 0.9, 0.9]), shaded(surfaces.skyGlass, 0.8));
  block(soup, frame, [0.3, 1.3, -2.6], [0.6, 1.7, -0.9], yellow);
  block(soup, frame, [0.3, 1.5, -3], [0.6, 3.2, -2.6], yellow);
  block(soup, frame, [0.3, 2.9, -4.4], [0.6, 3.2, -2.6], yellow);
  block(soup, frame, [0.1, 1.2, -4.7], [0.8, 2.1, -4.1], dark);
  wheel(soup, frame, { at: [-0.9, 0.35, -1.4], radius: 0.35, width: 0.5, colours: [dark, dark] });
}
