import type { Matrix4 } from 'three';
import { paints, shaded, surfaces } from './palette.ts';
import { block, partOf, wheel } from './shapes.ts';
import type { Face, Soup } from './soup.ts';

/** A double-decker: two bands of windows, a wide screen, its engine behind. 10.5 m long. */
export function busBody(soup: Soup, frame: Matrix4, hex: string): void {
  const faces = block(soup, frame, [-1.25, 0.32, -5.2], [1.25, 4.3, 5.2], shaded(hex, 1));
  const glass = shaded(surfaces.glass, 1.1);
  for (const side of [faces.left, faces.right]) {
    for (let pane = 0; pane < 7; pane += 1) {
      const u = 0.03 + pane * 0.137;
      soup.face(frame, partOf(side, [u, 0.28, u + 0.125, 0.5]), glass);
      soup.face(frame, partOf(side, [u, 0.66, u + 0.125, 0.88]), glass);
    }
    soup.face(frame, partOf(side, [0, 0.54, 1, 0.6]), shaded(surfaces.frame, 0.95));
  }
  soup.face(frame, partOf(faces.front, [0.05, 0.22, 0.95, 0.5]), shaded(surfaces.glass, 1.3));
  soup.face(frame, partOf(faces.front, [0.06, 0.66, 0.94, 0.9]), glass);
  soup.face(frame, partOf(faces.front, [0.15, 0.53, 0.85, 0.62]), shaded('#f5a623', 0.95));
  soup.face(frame, partOf(faces.front, [0.36, 0.06, 0.64, 0.1]), shaded(paints.white, 1));
  for (const [u0, u1] of [
    [0.05, 0.2],
    [0.8, 0.95],
  ] as const)
    soup.face(frame, partOf(faces.front, [u0, 0.1, u1, 0.16]), shaded('#eef2f2', 1));
  soup.face(frame, partOf(faces.back, [0.1, 0.66, 0.9, 0.88]), glass);
  soup.face(frame, partOf(faces.back, [0.14, 0.08, 0.86, 0.3]), shaded(hex, 0.72));
  soup.face(frame, partOf(faces.back, [0.3, 0.53, 0.7, 0.61]), shaded('#f5a623', 0.9));
  rearOf(soup, frame, faces.back, [0.34, 0.3]);
  wheels(soup, frame, 1.12, [-3.1, 3]);
}

/** A box lorry of 9 m: a cab, a tall plain body with doors behind, a bar against running under. */
export function lorryBody(soup: Soup, frame: Matrix4, hex: string): void {
  cab(soup, frame, hex, -4.5);
  const faces = block(soup, frame, [-1.25, 0.95, -2.5], [1.25, 3.9, 4.5], shaded(surfaces.frame, 0.98));
  soup.face(frame, partOf(faces.left, [0.08, 0.35, 0.92, 0.62]), shaded(hex, 1));
  soup.face(frame, partOf(faces.right, [0.08, 0.35, 0.92, 0.62]), shaded(hex, 1));
  soup.face(frame, partOf(faces.back, [0.04, 0.05, 0.49, 0.97]), shaded(surfaces.frame, 0.86));
  soup.face(frame, partOf(faces.back, [0.51, 0.05, 0.96, 0.97]), shaded(surfaces.frame, 0.86));
  for (const u of [0.4, 0.57])
    soup.face(frame, partOf(faces.back, [u, 0.05, u + 0.025, 0.97], 0.03), shaded(surfaces.metal, 0.8));
  const bar = block(soup, frame, [-1.2, 0.5, 4.3], [1.2, 0.95, 4.5], shaded(surfaces.darkMetal, 0.8));
  chevrons(soup, frame, bar.back);
  soup.face(frame, partOf(bar.back, [0.4, 0.1, 0.6, 0.5], 0.04), shaded(surfaces.yellowPaint, 1));
  block(soup, frame, [-1, 0.5, -2.5], [1, 0.95, 4.3], shaded(surfaces.darkMetal, 0.7));
  wheels(soup, frame, 1.1, [-3.6, 2.2, 3.3]);
}

/** A tipper of the roadworks: an open body, yellow, with stripes behind. */
export function tipperBody(soup: Soup, frame: Matrix4, hex: string): void {
  cab(soup, frame, hex, -3.6);
  const faces = block(soup, frame, [-1.2, 1.1, -1.5], [1.2, 2.3, 3.6], shaded(hex, 0.92));
  soup.face(frame, partOf(faces.top, [0.06, 0.04, 0.94, 0.96], 0.01), shaded(surfaces.earth, 0.8));
  chevrons(soup, frame, partOf(faces.back, [0.05, 0.08, 0.95, 0.5], 0.02));
  block(soup, frame, [-1, 0.5, -1.5], [1, 1.1, 3.4], shaded(surfaces.darkMetal, 0.7));
  wheels(soup, frame, 1.05, [-2.7, 1.6, 2.6]);
}

/** A tractor: bonnet, glazed cab, great rear wheels. */
export function tractorBody(soup: Soup, frame: Matrix4, hex: string): void {
  const black = shaded(surfaces.tyre, 1.6);
  block(soup, frame, [-0.45, 0.7, -2.1], [0.45, 1.6, -0.2], shaded(hex, 1));
  const cabin = block(soup, frame, [-0.75, 0.9, -0.2], [0.75, 2.7, 1.3], shaded(hex, 0.9));
  for (const face of [cabin.front, cabin.back, cabin.left, cabin.right]) {
    soup.face(frame, partOf(face, [0.08, 0.4, 0.92, 0.92]), shaded(surfaces.skyGlass, 0.8));
  }
  block(soup, frame, [-0.85, 2.7, -0.3], [0.85, 2.85, 1.4], shaded(surfaces.frame, 1));
  for (const side of [-1, 1]) {
    wheel(soup, frame, {
      at: [side * 0.95, 0.85, 0.8],
      radius: 0.85,
      width: 0.5,
      colours: [black, shaded(paints.yellow, 0.9)],
    });
    wheel(soup, frame, {
      at: [side * 0.75, 0.5, -1.5],
      radius: 0.5,
      width: 0.35,
      colours: [black, shaded(paints.yellow, 0.9)],
    });
    block(soup, frame, [side * 0.95 - 0.3, 1.68, 0.1], [side * 0.95 + 0.3, 1.78, 1.5], shaded(hex, 0.95));
  }
}

function cab(soup: Soup, frame: Matrix4, hex: string, nose: number): void {
  const faces = block(soup, frame, [-1.2, 0.45, nose], [1.2, 2.95, nose + 1.95], shaded(hex, 1));
  soup.face(frame, partOf(faces.front, [0.06, 0.5, 0.94, 0.9]), shaded(surfaces.glass, 1.25));
  soup.face(frame, partOf(faces.front, [0.1, 0.06, 0.9, 0.4]), shaded(surfaces.darkMetal, 1));
  soup.face(frame, partOf(faces.front, [0.36, 0.08, 0.64, 0.14], 0.04), shaded(paints.white, 1));
  for (const [u0, u1] of [
    [0.03, 0.16],
    [0.84, 0.97],
  ] as const)
    soup.face(frame, partOf(faces.front, [u0, 0.14, u1, 0.22], 0.03), shaded('#eef2f2', 1));
  soup.face(frame, partOf(faces.left, [0.1, 0.5, 0.7, 0.88]), shaded(surfaces.glass, 1));
  soup.face(frame, partOf(faces.right, [0.3, 0.5, 0.9, 0.88]), shaded(surfaces.glass, 1));
}

function rearOf(soup: Soup, frame: Matrix4, face: Face, [plate, wide]: readonly [number, number]): void {
  soup.face(frame, partOf(face, [plate, 0.02, plate + wide, 0.06], 0.03), shaded(surfaces.yellowPaint, 1));
  for (const u of [0.02, 0.9]) soup.face(frame, partOf(face, [u, 0.08, u + 0.08, 0.26], 0.03), shaded('#8f1219', 1));
}

function chevrons(soup: Soup, frame: Matrix4, face: Face): void {
  const stripes = 10;
  for (let index = 0; index < stripes; index += 1) {
    const colour = shaded(index % 2 === 0 ? paints.red : paints.yellow, 0.95);
    soup.face(frame, partOf(face, [index / stripes, 0, (index + 1) / stripes, 1], 0.02), colour);
  }
}

function wheels(soup: Soup, frame: Matrix4, aside: number, axles: readonly number[]): void {
  const black = shaded(surfaces.tyre, 1.6);
  for (const z of axles) {
    for (const side of [-1, 1])
      wheel(soup, frame, {
        at: [side * aside, 0.48, z],
        radius: 0.48,
        width: 0.32,
        colours: [black, shaded(surfaces.metal, 0.9)],
      });
  }
}
