import type { HazardActor } from '#contract/hazard-scenario.ts';
import { paints, shaded, surfaces } from './palette.ts';
import type { Parts } from './parts.ts';
import type { Gait } from './people.ts';
import type { Point } from './soup.ts';

type Cyclist = Extract<HazardActor, { kind: 'cyclist' }>;
type Motorcyclist = Extract<HazardActor, { kind: 'motorcyclist' }>;

/** Somebody on a bicycle, legs going round with the pedals. */
export function drawCyclist(parts: Parts, cyclist: Cyclist, { gone, speed, seconds }: Gait): void {
  const tyre = shaded(surfaces.tyre, 1.2);
  const metal = shaded(paints.teal, 1.1);
  for (const z of [-0.52, 0.52]) parts.ring([0, 0.34, z], 0.34, tyre);
  const [crank, saddle, head]: readonly [Point, Point, Point] = [
    [0, 0.32, 0.08],
    [0, 0.95, 0.26],
    [0, 0.9, -0.4],
  ];
  for (const [from, to] of [
    [crank, saddle],
    [crank, head],
    [saddle, head],
    [crank, [0, 0.34, 0.52]],
    [saddle, [0, 0.34, 0.52]],
    [head, [0, 0.34, -0.52]],
  ] as const) {
    parts.limb(from, to, 0.022, metal);
  }
  parts.limb([-0.26, 1.02, -0.42], [0.26, 1.02, -0.42], 0.02, tyre);
  parts.box([0, 0.98, 0.28], [0.14, 0.06, 0.26], tyre);
  if (cyclist.lit) parts.box([0, 0.86, 0.45], [0.07, 0.07, 0.05], shaded('#ff2a1f', 1.4));

  const phase = (gone / 4.6) * 2 * Math.PI;
  const sway = Math.sin(phase) * 0.02 * Math.min(1, speed / 3);
  const hips: Point = [sway, 0.98, 0.24];
  const chest: Point = [sway * 0.5, 1.42, -0.12];
  const top = shaded(paints[cyclist.top], 1);
  const legs = shaded(paints.navy, 0.85);
  for (const side of [-1, 1]) {
    const angle = phase + (side > 0 ? Math.PI : 0);
    const foot: Point = [side * 0.12, 0.34 + Math.sin(angle) * 0.17, 0.08 + Math.cos(angle) * 0.17];
    const knee = kneeOf([side * 0.1, hips[1], hips[2]], foot);
    parts.limb([side * 0.1, hips[1], hips[2]], knee, 0.085, legs);
    parts.limb(knee, foot, 0.065, legs);
    parts.box([foot[0], foot[1] - 0.03, foot[2] - 0.05], [0.09, 0.07, 0.24], shaded(paints.black, 1));
    const shoulder: Point = [chest[0] + side * 0.21, chest[1], chest[2]];
    const elbow: Point = [side * 0.28, 1.18, -0.26];
    parts.limb(shoulder, elbow, 0.055, top);
    parts.limb(elbow, [side * 0.24, 1.04, -0.42], 0.045, shaded(surfaces.skin, 1));
  }
  rider(parts, {
    hips,
    chest,
    top,
    hat: cyclist.helmet ? paints.white : paints.brown,
    nod: Math.sin(seconds * 1.3) * 0.01,
  });
}

/** Somebody on a motorcycle, leaning on the handlebar. */
export function drawMotorcyclist(parts: Parts, { colour }: Motorcyclist): void {
  const tyre = shaded(surfaces.tyre, 1.2);
  const paint = shaded(paints[colour], 1);
  for (const z of [-0.68, 0.68]) {
    parts.ring([0, 0.31, z], 0.29, tyre);
    parts.ball([0, 0.31, z], [0.06, 0.22, 0.22], shaded(surfaces.metal, 0.7));
  }
  parts.ball([0, 0.55, 0], [0.2, 0.25, 0.5], shaded(surfaces.darkMetal, 1));
  parts.ball([0, 0.82, -0.2], [0.19, 0.17, 0.36], paint);
  parts.ball([0, 0.85, -0.62], [0.22, 0.26, 0.16], paint);
  parts.box([0, 0.82, 0.45], [0.26, 0.14, 0.6], tyre);
  parts.box([0, 0.62, 0.92], [0.2, 0.15, 0.03], shaded(surfaces.yellowPaint, 1));
  parts.limb([-0.36, 1.05, -0.45], [0.36, 1.05, -0.45], 0.02, tyre);
  const dark = shaded(paints.black, 1.2);
  const hips: Point = [0, 0.95, 0.3];
  const chest: Point = [0, 1.38, 0];
  for (const side of [-1, 1]) {
    parts.limb([side * 0.12, 0.95, 0.28], [side * 0.25, 0.8, -0.15], 0.09, dark);
    parts.limb([side * 0.25, 0.8, -0.15], [side * 0.22, 0.35, 0.15], 0.075, dark);
    parts.limb([side * 0.22, 1.38, 0], [side * 0.34, 1.07, -0.42], 0.06, dark);
  }
  rider(parts, { hips, chest, top: dark, hat: paints[colour], nod: 0 });
}

/** Trunk and head of somebody who rides; the hat covers most of the head. */
export function rider(
  parts: Parts,
  {
    hips,
    chest,
    top,
    hat,
    nod,
  }: { hips: Point; chest: Point; top: ReturnType<typeof shaded>; hat: string; nod: number },
): void {
  parts.limb(hips, chest, 0.17, top);
  parts.limb([chest[0] - 0.19, chest[1] - 0.02, chest[2]], [chest[0] + 0.19, chest[1] - 0.02, chest[2]], 0.09, top);
  const head: Point = [chest[0] + nod, chest[1] + 0.24, chest[2] - 0.1];
  parts.limb(chest, head, 0.055, shaded(surfaces.skin, 1));
  parts.ball(head, [0.1, 0.125, 0.115], shaded(surfaces.skin, 1));
  parts.ball([head[0], head[1] + 0.05, head[2] + 0.015], [0.118, 0.11, 0.14], shaded(hat, 1));
}

/** A knee in front of the line from hip to foot, thigh and shin of 0.44 m each. */
function kneeOf(hip: Point, foot: Point): Point {
  const [down, back] = [foot[1] - hip[1], foot[2] - hip[2]];
  const length = Math.min(0.87, Math.hypot(down, back));
  const out = Math.sqrt(0.44 ** 2 - (length / 2) ** 2);
  return [
    (hip[0] + foot[0]) / 2,
    (hip[1] + foot[1]) / 2 + (back / length) * out,
    (hip[2] + foot[2]) / 2 + (down / length) * out,
  ];
}
