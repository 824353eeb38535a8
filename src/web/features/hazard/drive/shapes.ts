import type { Color, Matrix4 } from 'three';
import type { Face, Point, Soup } from './soup.ts';

/** Between two corners, in metres. */
export type Block = { readonly from: Point; readonly to: Point };
export type Faces = {
  readonly front: Face;
  readonly back: Face;
  readonly left: Face;
  readonly right: Face;
  readonly top: Face;
};

/** The faces of an upright block; its front looks along −z. The ground hides what is under it. */
export function facesOf({ from: [x0, y0, z0], to: [x1, y1, z1] }: Block): Faces {
  return {
    front: [
      [x1, y0, z0],
      [x0, y0, z0],
      [x0, y1, z0],
      [x1, y1, z0],
    ],
    back: [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    left: [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ],
    right: [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
    ],
    top: [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
  };
}

/** The walls of a building that can be seen from the road: its front looks along +z, and a roof covers it. */
export function walls(soup: Soup, frame: Matrix4, from: Point, to: Point, colour: Color): Faces {
  const faces = facesOf({ from, to });
  for (const face of [faces.back, faces.left, faces.right]) soup.face(frame, face, colour);
  return faces;
}

export function block(soup: Soup, frame: Matrix4, from: Point, to: Point, colour: Color): Faces {
  const faces = facesOf({ from, to });
  for (const face of Object.values(faces)) soup.face(frame, face, colour);
  return faces;
}

/** The part of a face between fractions of its width and height, lifted off it by some centimetres. */
export function partOf(face: Face, [u0, v0, u1, v1]: readonly [number, number, number, number], lift = 0.015): Face {
  const [a, b, , d] = face;
  const across = minus(b, a);
  const up = minus(d, a);
  const out = crossed(across, up);
  const size = Math.hypot(...out) || 1;
  const at = (u: number, v: number): Point => {
    const low = mixed(face[0], face[1], u);
    const high = mixed(face[3], face[2], u);
    const [x, y, z] = mixed(low, high, v);
    return [x + (out[0] / size) * lift, y + (out[1] / size) * lift, z + (out[2] / size) * lift];
  };
  return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
}

/** An upright prism of so many sides, narrower at the top by `taper`. */
export function pillar(
  soup: Soup,
  frame: Matrix4,
  {
    at: [x, y, z],
    radius,
    height,
    sides = 6,
    taper = 1,
  }: { at: Point; radius: number; height: number; sides?: number; taper?: number },
  colour: Color,
): void {
  const ring = (step: number, up: number, wide: number): Point => {
    const angle = (step / sides) * 2 * Math.PI;
    return [x + Math.sin(angle) * wide, y + up, z + Math.cos(angle) * wide];
  };
  for (let step = 0; step < sides; step += 1) {
    const [a, b] = [ring(step, 0, radius), ring(step + 1, 0, radius)];
    const [c, d] = [ring(step + 1, height, radius * taper), ring(step, height, radius * taper)];
    soup.face(frame, [a, b, c, d], colour);
    soup.triangle(frame, d, c, [x, y + height, z], colour);
  }
}

/** A wheel with its axle along x, its hub on the side that is away from the vehicle's middle. */
export function wheel(
  soup: Soup,
  frame: Matrix4,
  {
    at: [x, y, z],
    radius,
    width,
    colours: [tread, hub],
  }: { at: Point; radius: number; width: number; colours: readonly [Color, Color] },
): void {
  const sides = 8;
  const out = x < 0 ? -1 : 1;
  const ring = (step: number, side: number, wide: number): Point => {
    const angle = ((step + 0.5) / sides) * 2 * Math.PI;
    return [x + (side * width) / 2, y + Math.cos(angle) * wide, z + Math.sin(angle) * wide];
  };
  for (let step = 0; step < sides; step += 1) {
    const next = step + 1;
    soup.face(
      frame,
      [ring(next, -1, radius), ring(next, 1, radius), ring(step, 1, radius), ring(step, -1, radius)],
      tread,
    );
    const [one, other] = out > 0 ? [step, next] : [next, step];
    soup.triangle(frame, ring(one, out, radius), ring(other, out, radius), [x + (out * width) / 2, y, z], tread);
    const cap: Point = [x + (out * width) / 2 + out * 0.02, y, z];
    soup.triangle(
      frame,
      lifted(ring(one, out, radius * 0.6), out),
      lifted(ring(other, out, radius * 0.6), out),
      cap,
      hub,
    );
  }
}

function lifted([x, y, z]: Point, side: number): Point {
  return [x + side * 0.02, y, z];
}

/** An uneven ball of 20 faces: a bush, a crown, a cloud. `wobble` gives each corner its share of unevenness. */
export function boulder(
  soup: Soup,
  frame: Matrix4,
  { at, size }: { at: Point; size: Point },
  colour: Color,
  wobble: () => number,
): void {
  const shifted = icosahedron.corners.map(([x, y, z]): Point => {
    const by = 1 + (wobble() - 0.5) * 0.36;
    return [at[0] + x * size[0] * by, at[1] + y * size[1] * by, at[2] + z * size[2] * by];
  });
  for (const [a, b, c] of icosahedron.faces) {
    const [one, two, three] = [shifted[a], shifted[b], shifted[c]];
    if (one && two && three) soup.triangle(frame, one, two, three, colour);
  }
}

const long = 0.851;
const short = 0.526;
const icosahedron: { corners: readonly Point[]; faces: readonly (readonly [number, number, number])[] } = {
  corners: [
    [-short, long, 0],
    [short, long, 0],
    [-short, -long, 0],
    [short, -long, 0],
    [0, -short, long],
    [0, short, long],
    [0, -short, -long],
    [0, short, -long],
    [long, 0, -short],
    [long, 0, short],
    [-long, 0, -short],
    [-long, 0, short],
  ],
  faces: [
    [0, 11, 5],
    [0, 5, 1],
    [0, 1, 7],
    [0, 7, 10],
    [0, 10, 11],
    [1, 5, 9],
    [5, 11, 4],
    [11, 10, 2],
    [10, 7, 6],
    [7, 1, 8],
    [3, 9, 4],
    [3, 4, 2],
    [3, 2, 6],
    [3, 6, 8],
    [3, 8, 9],
    [4, 9, 5],
    [2, 4, 11],
    [6, 2, 10],
    [8, 6, 7],
    [9, 8, 1],
  ],
};

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function crossed(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function mixed(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}
