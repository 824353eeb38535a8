import type { Matrix4 } from 'three';
import { paints, shaded, surfaces } from './palette.ts';
import { partOf, wheel } from './shapes.ts';
import type { Face, Point, Soup } from './soup.ts';

/** Lengths in metres; z is the distance behind the middle, so that the front is below 0. */
export type CarShape = {
  readonly width: number;
  /** The upper edge of the body from the front bumper to the rear one: z and height. */
  readonly shoulder: readonly (readonly [z: number, y: number])[];
  /** The glasshouse: z of the windscreen's foot, the roof's front and rear, and the rear window's foot; height of the roof. */
  readonly cabin: readonly [foot: number, front: number, rear: number, tail: number];
  readonly roof: number;
  /** Half of the roof's width by half of the body's. */
  readonly taper: number;
  /** Where the side windows end, as a share of the cabin: less than 1 in a van. */
  readonly windows: number;
  readonly axles: readonly [number, number];
};

export const carShapes = {
  hatchback: {
    width: 1.76,
    shoulder: [
      [-2, 0.62],
      [-1.9, 0.76],
      [-1.05, 0.93],
      [0.6, 0.98],
      [1.9, 1],
      [2, 0.8],
    ],
    cabin: [-1.1, -0.35, 1.35, 1.92],
    roof: 1.48,
    taper: 0.76,
    windows: 1,
    axles: [-1.25, 1.28],
  },
  saloon: {
    width: 1.8,
    shoulder: [
      [-2.3, 0.6],
      [-2.2, 0.74],
      [-1.2, 0.9],
      [0.8, 0.95],
      [1.6, 0.98],
      [2.22, 0.96],
      [2.3, 0.75],
    ],
    cabin: [-1.2, -0.45, 0.85, 1.6],
    roof: 1.44,
    taper: 0.74,
    windows: 1,
    axles: [-1.4, 1.35],
  },
  estate: {
    width: 1.84,
    shoulder: [
      [-2.25, 0.7],
      [-2.15, 0.86],
      [-1.2, 1.02],
      [0.8, 1.06],
      [2.15, 1.08],
      [2.25, 0.85],
    ],
    cabin: [-1.25, -0.5, 1.75, 2.15],
    roof: 1.66,
    taper: 0.8,
    windows: 1,
    axles: [-1.4, 1.4],
  },
  van: {
    width: 1.98,
    shoulder: [
      [-2.5, 0.75],
      [-2.4, 0.95],
      [-1.75, 1.12],
      [2.45, 1.15],
      [2.5, 1.1],
    ],
    cabin: [-1.85, -1.2, 2.44, 2.49],
    roof: 2.15,
    taper: 0.9,
    windows: 0.3,
    axles: [-1.65, 1.5],
  },
} as const satisfies Record<string, CarShape>;

/** A car or van: a body lofted along its shoulder line, a glasshouse on it, wheels, lamps that are off, and plates. */
export function carBody(soup: Soup, frame: Matrix4, shape: CarShape, hex: string): void {
  const { width, shoulder, axles } = shape;
  const half = width / 2;
  const colour = shaded(hex, 1);
  const under = shaded(hex, 0.82);
  const black = shaded(surfaces.tyre, 1.6);
  const [middle, sill] = [0.55, 0.24];
  for (const [index, [z0, y0]] of shoulder.entries()) {
    const next = shoulder[index + 1];
    if (!next) break;
    const [z1, y1] = next;
    const mid0 = Math.min(middle, y0 - 0.05);
    const mid1 = Math.min(middle, y1 - 0.05);
    soup.face(
      frame,
      [
        [-half, y1, z1],
        [half, y1, z1],
        [half, y0, z0],
        [-half, y0, z0],
      ],
      colour,
    );
    for (const side of [-1, 1]) {
      const [x, wide, low] = [side * half, side * (half + 0.04), side * (half - 0.03)];
      soup.face(
        frame,
        sided(side, [
          [wide, mid0, z0],
          [wide, mid1, z1],
          [x, y1, z1],
          [x, y0, z0],
        ]),
        colour,
      );
      soup.face(
        frame,
        sided(side, [
          [low, sill, z0],
          [low, sill, z1],
          [wide, mid1, z1],
          [wide, mid0, z0],
        ]),
        under,
      );
    }
  }
  const [nose, tail] = [shoulder[0], shoulder.at(-1)];
  if (nose)
    front(
      soup,
      frame,
      [
        [half, sill, nose[0]],
        [-half, sill, nose[0]],
        [-half, nose[1], nose[0]],
        [half, nose[1], nose[0]],
      ],
      hex,
    );
  if (tail)
    back(
      soup,
      frame,
      [
        [-half, sill, tail[0]],
        [half, sill, tail[0]],
        [half, tail[1], tail[0]],
        [-half, tail[1], tail[0]],
      ],
      hex,
    );
  glasshouse(soup, frame, shape, hex);
  for (const z of axles) {
    for (const side of [-1, 1]) {
      wheel(soup, frame, {
        at: [side * (half - 0.07), 0.31, z],
        radius: 0.31,
        width: 0.22,
        colours: [black, shaded(surfaces.metal, 1)],
      });
    }
  }
}

/** A face of the right side as given, or of the left side, where its corners go the other way about. */
function sided(side: number, [a, b, c, d]: Face): Face {
  return side > 0 ? [b, a, d, c] : [a, b, c, d];
}

function front(soup: Soup, frame: Matrix4, face: Face, hex: string): void {
  soup.face(frame, face, shaded(hex, 0.95));
  soup.face(frame, partOf(face, [0.22, 0.42, 0.78, 0.8]), shaded(surfaces.tyre, 1.5));
  soup.face(frame, partOf(face, [0.05, 0, 0.95, 0.22]), shaded(surfaces.tyre, 2));
  for (const [u0, u1] of [
    [0.02, 0.2],
    [0.8, 0.98],
  ] as const)
    soup.face(frame, partOf(face, [u0, 0.55, u1, 0.92]), shaded('#e8eef0', 1));
  soup.face(frame, partOf(face, [0.34, 0.16, 0.66, 0.4], 0.03), shaded(paints.white, 1));
}

/** The rear plate is yellow, the front one white. */
function back(soup: Soup, frame: Matrix4, face: Face, hex: string): void {
  soup.face(frame, face, shaded(hex, 0.9));
  soup.face(frame, partOf(face, [0.03, 0, 0.97, 0.26]), shaded(surfaces.tyre, 2));
  for (const [u0, u1] of [
    [0.01, 0.16],
    [0.84, 0.99],
  ] as const) {
    soup.face(frame, partOf(face, [u0, 0.5, u1, 0.98]), shaded('#8f1219', 0.9));
  }
  soup.face(frame, partOf(face, [0.35, 0.45, 0.65, 0.66], 0.03), shaded(surfaces.yellowPaint, 1));
}

function glasshouse(
  soup: Soup,
  frame: Matrix4,
  { width, shoulder, cabin, roof, taper, windows }: CarShape,
  hex: string,
): void {
  const half = width / 2;
  const top = half * taper;
  const [foot, fore, rear, tail] = cabin;
  const base = heightAt(shoulder, foot);
  const rearBase = heightAt(shoulder, tail);
  const glass = shaded(surfaces.glass, 1);
  const inset = half - 0.05;
  const windscreen: Face = [
    [inset, base, foot],
    [-inset, base, foot],
    [-top, roof, fore],
    [top, roof, fore],
  ];
  const rearWindow: Face = [
    [-inset, rearBase, tail],
    [inset, rearBase, tail],
    [top, roof, rear],
    [-top, roof, rear],
  ];
  soup.face(frame, windscreen, shaded(hex, 0.9));
  soup.face(frame, partOf(windscreen, [0.05, 0.02, 0.95, 0.93]), shaded(surfaces.glass, 1.25));
  soup.face(frame, rearWindow, shaded(hex, 0.9));
  if (windows === 1) soup.face(frame, partOf(rearWindow, [0.07, 0.1, 0.93, 0.88]), glass);
  else
    for (const [u0, u1] of [
      [0.08, 0.46],
      [0.54, 0.92],
    ] as const)
      soup.face(frame, partOf(rearWindow, [u0, 0.35, u1, 0.85]), glass);
  soup.face(
    frame,
    [
      [-top, roof, rear],
      [top, roof, rear],
      [top, roof, fore],
      [-top, roof, fore],
    ],
    shaded(hex, 1.03),
  );
  for (const side of [-1, 1]) {
    const face = sided(side, [
      [side * inset, base, foot],
      [side * inset, rearBase, tail],
      [side * top, roof, rear],
      [side * top, roof, fore],
    ]);
    soup.face(frame, face, shaded(hex, 0.97));
    const split =
      windows === 1
        ? [
            [0.06, 0.46],
            [0.52, 0.9],
          ]
        : [[0.03, windows]];
    for (const [u0 = 0, u1 = 1] of split) {
      const [from, to] = side > 0 ? [1 - u1, 1 - u0] : [u0, u1];
      soup.face(frame, partOf(face, [from, 0.08, to, 0.86]), glass);
    }
    mirror(soup, frame, [side * (half + 0.1), base + 0.08, foot + 0.45], hex);
  }
}

function mirror(soup: Soup, frame: Matrix4, [x, y, z]: Point, hex: string): void {
  const [x0, x1, y0, y1] = [x - 0.1, x + 0.1, y - 0.06, y + 0.08];
  soup.face(
    frame,
    [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ],
    shaded(surfaces.tyre, 1.5),
  );
  soup.face(
    frame,
    [
      [x1, y0, z - 0.1],
      [x0, y0, z - 0.1],
      [x0, y1, z - 0.1],
      [x1, y1, z - 0.1],
    ],
    shaded(hex, 0.8),
  );
}

function heightAt(shoulder: CarShape['shoulder'], z: number): number {
  const later = shoulder.findIndex(([at]) => at >= z);
  const [one, other] = [shoulder[later - 1], shoulder[later]];
  if (!one || !other) return shoulder.at(-1)?.[1] ?? 1;
  return one[1] + ((other[1] - one[1]) * (z - one[0])) / (other[0] - one[0]);
}
