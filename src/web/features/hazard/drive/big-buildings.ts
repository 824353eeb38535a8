import { door, type Plot, pick, windowIn } from './houses.ts';
import { paints, shaded, surfaces } from './palette.ts';
import { shopNames, shopPicture } from './picture-atlas.ts';
import { block, partOf, walls } from './shapes.ts';

/** A block of flats of three floors. Answers its width. */
export function flats(plot: Plot): number {
  const { world, along, frame } = plot;
  const soup = world.solid(along);
  const width = 18;
  const brick = pick(world, [surfaces.brick, surfaces.stone, '#b98a68']);
  const faces = walls(soup, frame, [1, 0, -10], [width - 1, 9, 0], shaded(brick, 1));
  block(soup, frame, [0.8, 9, -10.2], [width - 0.8, 9.4, 0.2], shaded(surfaces.darkMetal, 1));
  for (const floor of [0, 1, 2]) {
    for (const column of [0, 1, 2, 3, 4]) {
      if (floor === 0 && column === 2) continue;
      const [u, v] = [0.04 + column * 0.195, 0.1 + floor * 0.31];
      windowIn(plot, faces.back, [u, v, u + 0.13, v + 0.17]);
    }
  }
  door(plot, faces.back, [0.46, 0.54], 0.25);
  return width;
}

/** The school: a long hall of one floor. Answers its width. */
export function school(plot: Plot): number {
  const { world, along, frame } = plot;
  const soup = world.solid(along);
  const width = 24;
  const faces = walls(
    soup,
    frame,
    [1, 0, -14],
    [width - 1, 5.5, 0],
    shaded(surfaces.brick, 0.95 + world.random() * 0.1),
  );
  const band = pick(world, [paints.blue, paints.teal, paints.maroon]);
  soup.face(frame, partOf(faces.back, [0, 0.82, 1, 1], 0.03), shaded(band, 0.9));
  for (let column = 0; column < 6; column += 1) {
    windowIn(plot, faces.back, [0.05 + column * 0.155, 0.3, 0.16 + column * 0.155, 0.62]);
  }
  door(plot, faces.back, [0.47, 0.52], 0.4);
  return width;
}

const claddings = ['#a9b0b3', '#c9c3b5', '#8fa0ab', '#b7a58f', '#98a18f'];
const brands = [paints.blue, paints.red, paints.teal, paints.maroon, paints.green, paints.purple, paints.orange];

/** A large shop of a retail park: ribbed walls, a glazed entrance under its name, a car park in front. Answers its width. */
export function bigShop(plot: Plot, number: number): number {
  const { world, along, frame } = plot;
  const { random } = world;
  const soup = world.solid(along);
  const width = 24;
  const high = 6 + Math.floor(random() * 3) * 1.1;
  const brand = pick(world, brands);
  const cladding = pick(world, claddings);
  const faces = walls(soup, frame, [0.5, 0, -16], [width - 0.5, high, 0], shaded(cladding, 0.97 + random() * 0.06));
  soup.face(frame, partOf(faces.back, [0, 0, 1, 0.12], 0.02), shaded(surfaces.darkBrick, 0.95));
  for (let u = 0.04; u < 1; u += 0.08)
    soup.face(frame, partOf(faces.back, [u, 0.12, u + 0.012, 0.9], 0.02), shaded(cladding, 0.86));
  soup.face(frame, partOf(faces.back, [0, 0.9, 1, 1], 0.03), shaded(brand, 0.9));

  const middle = width * (0.35 + random() * 0.3);
  const portal = block(soup, frame, [middle - 4, 0, 0], [middle + 4, high + 1, 1.2], shaded(brand, 1));
  soup.face(frame, partOf(portal.back, [0.12, 0, 0.88, 0.52], 0.03), shaded(surfaces.glass, 1.1));
  soup.face(frame, partOf(portal.back, [0.12, 0.36, 0.88, 0.52], 0.05), shaded(surfaces.skyGlass, 0.8));
  for (const u of [0.3, 0.49, 0.68])
    soup.face(frame, partOf(portal.back, [u, 0, u + 0.02, 0.52], 0.07), shaded(surfaces.frame, 0.9));
  const sign = partOf(portal.back, [0.06, 0.64, 0.94, 0.9], 0.03);
  world.pictured(along).face(frame, sign, shaded('#ffffff', 1), shopPicture(number % shopNames.length));

  const tarmac = shaded(surfaces.road, 0.9);
  soup.face(
    frame,
    [
      [0, 0.09, 11],
      [width, 0.09, 11],
      [width, 0.09, 1.2],
      [0, 0.09, 1.2],
    ],
    tarmac,
  );
  return width;
}
