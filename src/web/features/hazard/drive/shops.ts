import { type Plot, roof, windowIn } from './houses.ts';
import { paints, shaded, surfaces } from './palette.ts';
import { shopNames, shopPicture } from './picture-atlas.ts';
import { partOf, walls } from './shapes.ts';
import type { Face } from './soup.ts';

const fascias = [
  paints.blue,
  paints.red,
  paints.green,
  paints.maroon,
  paints.navy,
  paints.teal,
  paints.purple,
  paints.black,
];

/** A shop with a flat over it: a wide window, a fascia with its trade, sometimes an awning. Answers its width. */
export function shop(plot: Plot, number: number): number {
  const { world, along, frame } = plot;
  const { random } = world;
  const soup = world.solid(along);
  const width = 7.2;
  const eaves = 6.6 + Math.floor(random() * 2) * 2.6;
  const wall =
    [surfaces.brick, surfaces.render, surfaces.stone, surfaces.darkBrick][Math.floor(random() * 4)] ?? surfaces.brick;
  const fascia = fascias[Math.floor(random() * fascias.length)] ?? paints.blue;
  const faces = walls(soup, frame, [0, 0, -9], [width, eaves, 0], shaded(wall, 0.95 + random() * 0.1));
  roof(plot, { width, depth: 9, eaves, ridge: eaves + 2.2 }, random() < 0.7 ? surfaces.slate : surfaces.tile);

  const ground = 3.5 / eaves;
  const front = partOf(faces.back, [0.02, 0, 0.98, ground], 0.03);
  soup.face(frame, front, shaded(fascia, 0.75));
  const glass = partOf(front, [0.05, 0.14, 0.66, 0.72], 0.03);
  const inside = partOf(front, [0.73, 0, 0.93, 0.7], 0.03);
  if (world.dark && random() < 0.75) {
    litWindow(plot, glass);
    soup.face(frame, inside, shaded(surfaces.glass, 1));
  } else {
    soup.face(frame, glass, shaded(surfaces.glass, 1.15));
    soup.face(frame, partOf(glass, [0, 0.55, 1, 1], 0.01), shaded(surfaces.skyGlass, 0.8));
    soup.face(frame, inside, shaded(surfaces.glass, 0.9));
  }
  const board = partOf(front, [0, 0.76, 1, 0.98], 0.07);
  soup.face(frame, board, shaded(fascia, 1));
  world
    .pictured(along)
    .face(
      frame,
      partOf(board, [0.12, 0.1, 0.88, 0.9], 0.02),
      shaded('#ffffff', 1),
      shopPicture(number % shopNames.length),
    );
  if (random() < 0.3) awning(plot, width, fascia);
  const upper = [0.12, 0.42, 0.72];
  for (let floor = 3.9; floor + 2 < eaves; floor += 2.6) {
    for (const u of upper) windowIn(plot, faces.back, [u, floor / eaves, u + 0.16, (floor + 1.6) / eaves]);
  }
  return width;
}

/** A shop window after dark: warm light, goods on a shelf in front of it, a bar between the panes. */
function litWindow({ world, along, frame }: Plot, glass: Face): void {
  const { random } = world;
  const glowing = world.glowing(along);
  const bright = 0.42 + random() * 0.2;
  glowing.face(frame, glass, shaded('#ffdf9e', bright));
  glowing.face(frame, partOf(glass, [0, 0.72, 1, 1], 0.01), shaded('#fff0cc', bright * 1.25));
  for (const shelf of [0.1, 0.38]) {
    glowing.face(frame, partOf(glass, [0.03, shelf - 0.03, 0.97, shelf], 0.02), shaded(surfaces.trunk, 0.5));
    for (let u = 0.06; u < 0.9; u += 0.08 + random() * 0.07) {
      const hex = fascias[Math.floor(random() * fascias.length)] ?? paints.blue;
      glowing.face(frame, partOf(glass, [u, shelf, u + 0.06, shelf + 0.1 + random() * 0.05], 0.02), shaded(hex, 0.45));
    }
  }
  world.solid(along).face(frame, partOf(glass, [0.49, 0, 0.51, 1], 0.03), shaded(surfaces.darkMetal, 0.8));
}

function awning({ world, along, frame }: Plot, width: number, hex: string): void {
  const stripes = 8;
  for (let index = 0; index < stripes; index += 1) {
    const [x0, x1] = [0.3 + ((width - 0.6) * index) / stripes, 0.3 + ((width - 0.6) * (index + 1)) / stripes];
    const colour = shaded(index % 2 === 0 ? hex : surfaces.frame, 1);
    world.solid(along).face(
      frame,
      [
        [x0, 2.2, 1.2],
        [x1, 2.2, 1.2],
        [x1, 2.75, 0.1],
        [x0, 2.75, 0.1],
      ],
      colour,
    );
  }
}
