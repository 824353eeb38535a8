import type { Matrix4 } from 'three';
import { shaded, surfaces } from './palette.ts';
import { boulder, pillar } from './shapes.ts';
import type { World } from './world.ts';

const leaves = [surfaces.leaf, surfaces.paleLeaf, surfaces.hedge, '#6a8f45'];

/** A tree of one trunk and three lumps of leaves, between 5 and 9 m tall. */
export function tree(world: World, along: number, frame: Matrix4, scale = 1): void {
  const { random } = world;
  const soup = world.solid(along);
  const tall = (2.1 + random() * 0.9) * scale;
  const wide = (1.5 + random() * 0.7) * scale;
  pillar(
    soup,
    frame,
    { at: [0, 0, 0], radius: 0.17 * scale, height: tall + 0.6, sides: 5, taper: 0.7 },
    shaded(surfaces.trunk, 1),
  );
  const hex = leaves[Math.floor(random() * leaves.length)] ?? surfaces.leaf;
  boulder(soup, frame, { at: [0, tall + wide * 0.75, 0], size: [wide, wide * 0.95, wide] }, shaded(hex, 0.95), random);
  boulder(
    soup,
    frame,
    { at: [wide * 0.5, tall + wide * 1.35, wide * 0.2], size: [wide * 0.7, wide * 0.7, wide * 0.7] },
    shaded(hex, 1.06),
    random,
  );
  boulder(
    soup,
    frame,
    { at: [-wide * 0.55, tall + wide * 0.5, -wide * 0.3], size: [wide * 0.6, wide * 0.55, wide * 0.6] },
    shaded(hex, 0.86),
    random,
  );
}

/** A hedge of uneven lumps along x, from 0 to `length`, its middle at z = 0. */
export function hedge(world: World, along: number, frame: Matrix4, length: number, height = 1.7): void {
  const { random } = world;
  const soup = world.solid(along);
  for (let x = 0.7; x < length; x += 1.7) {
    const tall = height * (0.86 + random() * 0.28);
    const hex = random() < 0.5 ? surfaces.hedge : surfaces.darkHedge;
    boulder(
      soup,
      frame,
      { at: [x, tall * 0.45, 0], size: [1.25, tall * 0.62, 0.85] },
      shaded(hex, 0.9 + random() * 0.25),
      random,
    );
  }
}

/** A few tufts and flowers at the edge of a verge, for the eye to see how fast we go. */
export function tuft(world: World, along: number, frame: Matrix4): void {
  const { random } = world;
  const colour = shaded(random() < 0.2 ? '#d8d2a0' : surfaces.verge, 0.85 + random() * 0.3);
  const soup = world.solid(along);
  for (const turn of [0, 2, 4]) {
    const [x, z] = [Math.cos(turn) * 0.18, Math.sin(turn) * 0.18];
    soup.triangle(frame, [x - 0.12, 0, z], [x + 0.12, 0, z], [x * 1.6, 0.3 + random() * 0.25, z], colour);
  }
}
