import type { HazardActor } from '#contract/hazard-scenario.ts';
import { paints, shaded } from './palette.ts';
import type { Parts } from './parts.ts';
import type { Gait } from './people.ts';
import { rider } from './riders.ts';
import type { Point } from './soup.ts';

type Horse = Extract<HazardActor, { kind: 'horse' }>;
type Dog = Extract<HazardActor, { kind: 'dog' }>;

type Legs = {
  readonly high: number;
  readonly aside: number;
  readonly ends: readonly [number, number];
  readonly thick: number;
  readonly stride: number;
};

/** A horse at a walk with its rider. */
export function drawHorse(parts: Parts, horse: Horse, { gone, speed, seconds }: Gait): void {
  const coat = shaded(paints[horse.coat], 1);
  const mane = shaded(paints[horse.coat], 0.55);
  legs(parts, { high: 1.1, aside: 0.2, ends: [-0.6, 0.62], thick: 0.085, stride: 1.9 }, { gone, speed, seconds }, coat);
  const nod = Math.sin((gone / 1.9) * 4 * Math.PI) * 0.05 * Math.min(1, speed);
  parts.ball([0, 1.3, 0], [0.3, 0.34, 0.62], coat);
  parts.ball([0, 1.36, 0.5], [0.31, 0.34, 0.36], coat);
  parts.ball([0, 1.34, -0.5], [0.26, 0.33, 0.32], coat);
  const poll: Point = [0, 2.02 + nod, -1.08];
  parts.limb([0, 1.4, -0.55], poll, 0.19, coat);
  parts.limb([0, 1.55, -0.5], [0, 2.1 + nod, -1], 0.07, mane);
  parts.limb(poll, [0, 1.72 + nod, -1.5], 0.12, coat);
  for (const side of [-1, 1]) parts.limb([side * 0.07, 2.05 + nod, -1.05], [side * 0.09, 2.2 + nod, -1.05], 0.03, coat);
  const flick = Math.sin(seconds * 2.3) * 0.06;
  parts.limb([0, 1.5, 0.82], [flick, 0.75, 0.98], 0.075, mane);
  parts.box([0, 1.66, 0.02], [0.42, 0.08, 0.5], shaded(paints.brown, 0.6));

  const rise = Math.abs(Math.sin((gone / 1.9) * 2 * Math.PI)) * 0.03 * Math.min(1, speed);
  const chest: Point = [0, 2.2 + rise, -0.05];
  const top = shaded(paints[horse.top], 1);
  for (const side of [-1, 1]) {
    parts.limb([side * 0.12, 1.72, 0.05], [side * 0.36, 1.4, -0.2], 0.09, shaded(paints.sand, 1));
    parts.limb([side * 0.36, 1.4, -0.2], [side * 0.36, 1, 0.02], 0.07, shaded(paints.black, 1));
    parts.limb([side * 0.2, 2.18 + rise, -0.05], [side * 0.24, 1.93, -0.12], 0.055, top);
    parts.limb([side * 0.24, 1.93, -0.12], [side * 0.08, 1.86, -0.36], 0.045, top);
  }
  rider(parts, { hips: [0, 1.74 + rise, 0.05], chest, top, hat: paints.black, nod: 0 });
  if (horse.top === 'fluorescent') parts.box([0, 2.02 + rise, 0.02], [0.37, 0.07, 0.36], shaded('#e8ebe6', 1));
}

export function drawDog(parts: Parts, dog: Dog, gait: Gait): void {
  const coat = shaded(paints[dog.coat], 1);
  legs(parts, { high: 0.38, aside: 0.1, ends: [-0.22, 0.24], thick: 0.04, stride: 0.9 }, gait, coat);
  parts.ball([0, 0.45, 0.02], [0.14, 0.15, 0.36], coat);
  parts.limb([0, 0.5, -0.25], [0, 0.66, -0.4], 0.09, coat);
  parts.ball([0, 0.68, -0.44], [0.09, 0.1, 0.14], coat);
  parts.box([0, 0.65, -0.58], [0.07, 0.07, 0.14], shaded(paints[dog.coat], 0.7));
  parts.limb([0, 0.52, 0.36], [Math.sin(gait.seconds * 9) * 0.1, 0.72, 0.52], 0.03, coat);
}

/** Four legs that step in turn: front left with back right. */
function legs(
  parts: Parts,
  { high, aside, ends, thick, stride }: Legs,
  { gone, speed }: Gait,
  colour: ReturnType<typeof shaded>,
): void {
  const swing = Math.min(1, speed / 0.8) * (speed > 3 ? 0.75 : 0.42);
  for (const [end, z] of ends.entries()) {
    for (const side of [-1, 1]) {
      const phase = (gone / stride) * 2 * Math.PI + (end === 0 ? 0 : Math.PI * 0.8) + (side > 0 ? Math.PI : 0);
      const angle = Math.sin(phase) * swing;
      const bend = Math.max(0, Math.cos(phase)) * swing;
      const half = high / 2;
      const knee: Point = [side * aside, high - Math.cos(angle) * half, z - Math.sin(angle) * half];
      const hoof: Point = [
        side * aside,
        Math.max(0.04, knee[1] - Math.cos(angle - bend) * half),
        knee[2] - Math.sin(angle - bend) * half,
      ];
      parts.limb([side * aside, high + 0.1, z], knee, thick * 1.4, colour);
      parts.limb(knee, hoof, thick, colour);
    }
  }
}
