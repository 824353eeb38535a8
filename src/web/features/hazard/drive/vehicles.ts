import type { Matrix4 } from 'three';
import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { busBody, lorryBody, tipperBody, tractorBody } from './big-vehicles.ts';
import { carBody, carShapes } from './car-body.ts';
import { paints, type PaintName, shaded } from './palette.ts';
import { block } from './shapes.ts';
import type { Point, Soup } from './soup.ts';

export type Body = HazardScenario['parked'][number]['body'];

/** Where a vehicle's lamps are, on its right half; the left half mirrors them. Metres from its middle, and half their size. */
export type LampPlaces = {
  readonly head: Point;
  readonly tail: Point;
  readonly frontTurn: Point;
  readonly rearTurn: Point;
  readonly high?: Point;
  readonly size: number;
};

const car = (front: number, rear: number, aside: number, up: number): LampPlaces => ({
  head: [aside, up - 0.12, -front],
  tail: [aside, up + 0.02, rear],
  frontTurn: [aside + 0.06, up - 0.2, -front],
  rearTurn: [aside, up - 0.14, rear],
  size: 0.1,
});

export const lampPlaces: Readonly<Record<Body, LampPlaces>> = {
  hatchback: { ...car(2.01, 2.01, 0.74, 0.7), high: [0, 1.4, 1.5] },
  saloon: { ...car(2.31, 2.31, 0.76, 0.68), high: [0, 1.3, 1.15] },
  minicab: { ...car(2.31, 2.31, 0.76, 0.68), high: [0, 1.3, 1.15] },
  estate: { ...car(2.26, 2.26, 0.78, 0.76), high: [0, 1.6, 1.86] },
  van: { ...car(2.51, 2.52, 0.86, 0.86), high: [0, 2.02, 2.5] },
  bus: {
    head: [0.92, 0.85, -5.22],
    tail: [1.13, 1.1, 5.24],
    frontTurn: [1.15, 0.9, -5.22],
    rearTurn: [1.13, 0.82, 5.24],
    high: [0, 4.1, 5.23],
    size: 0.13,
  },
  lorry: {
    head: [0.98, 0.9, -4.52],
    tail: [1.02, 0.72, 4.54],
    frontTurn: [1.12, 1.1, -4.52],
    rearTurn: [0.76, 0.72, 4.54],
    size: 0.13,
  },
  tipper: {
    head: [0.98, 0.9, -3.62],
    tail: [1, 0.9, 3.64],
    frontTurn: [1.12, 1.1, -3.62],
    rearTurn: [0.76, 0.9, 3.64],
    size: 0.13,
  },
  tractor: {
    head: [0.34, 1.35, -2.12],
    tail: [0.95, 1.4, 1.55],
    frontTurn: [0.75, 2.6, -0.32],
    rearTurn: [0.75, 2.6, 1.42],
    size: 0.1,
  },
};

/** Draws a vehicle with its lamps off, its front towards −z. */
export function vehicleBody(soup: Soup, frame: Matrix4, body: Body, paint: PaintName): void {
  const hex = paints[paint];
  switch (body) {
    case 'bus':
      return busBody(soup, frame, hex);
    case 'lorry':
      return lorryBody(soup, frame, hex);
    case 'tipper':
      return tipperBody(soup, frame, hex);
    case 'tractor':
      return tractorBody(soup, frame, hex);
    case 'minicab':
      carBody(soup, frame, carShapes.saloon, hex);
      block(soup, frame, [-0.35, 1.44, 0], [0.35, 1.62, 0.3], shaded(paints.yellow, 1));
      return undefined;
    default:
      return carBody(soup, frame, carShapes[body], hex);
  }
}
