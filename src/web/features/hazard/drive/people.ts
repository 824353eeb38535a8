import type { HazardActor } from '#contract/hazard-scenario.ts';
import { paints, shaded, surfaces } from './palette.ts';
import type { Parts } from './parts.ts';
import type { Point } from './soup.ts';

type Person = Extract<HazardActor, { kind: 'person' }>;
/** How somebody moves: metres gone, metres a second, and seconds from the clip's start. */
export type Gait = { readonly gone: number; readonly speed: number; readonly seconds: number };

const heights = { adult: 1, child: 0.68, older: 0.95 } as const;
/** Metres a second above which people run. */
const running = 2.1;

/** Somebody on foot who faces −z: legs and arms swing with the metres gone, and hang still when they stand. */
export function drawPerson(parts: Parts, person: Person, { gone, speed, seconds }: Gait): void {
  const scale = heights[person.build];
  const runs = speed > running * Math.sqrt(scale);
  const stride = (runs ? 2.3 : 1.35) * scale;
  const swing = Math.min(1, speed / 0.8) * (runs ? 0.85 : 0.48);
  const phase = (gone / stride) * 2 * Math.PI;
  const lean = person.build === 'older' ? 0.16 : runs ? 0.2 : 0.03;
  const bob = Math.abs(Math.sin(phase)) * 0.035 * swing;
  const at = (x: number, y: number, z: number): Point => [x * scale, y * scale, z * scale];
  const [top, bottom] = [shaded(paints[person.top], 1), shaded(paints[person.bottom], 1)];
  const skin = shaded(surfaces.skin, 1);
  const shoe = shaded(paints.black, 1);

  for (const side of [-1, 1]) {
    const angle = Math.sin(phase) * swing * side;
    const bend = Math.max(0, -Math.cos(phase) * side) * swing * (runs ? 1.5 : 0.9) + 0.05;
    const knee = at(side * 0.09, 0.9 + bob - Math.cos(angle) * 0.43, -Math.sin(angle) * 0.43);
    const shin = angle - bend;
    const foot: Point = [knee[0], knee[1] - Math.cos(shin) * 0.42 * scale, knee[2] - Math.sin(shin) * 0.42 * scale];
    parts.limb(at(side * 0.09, 0.92 + bob, 0), knee, 0.095 * scale, bottom);
    parts.limb(knee, foot, 0.075 * scale, bottom);
    parts.box([foot[0], foot[1] - 0.02 * scale, foot[2] - 0.05 * scale], at(0.1, 0.08, 0.26), shoe);
  }
  const shoulders = 1.42 + bob;
  const chest = at(0, shoulders, -Math.sin(lean) * 0.5);
  parts.limb(at(0, 0.86 + bob, 0), chest, 0.175 * scale, top);
  parts.limb(
    [chest[0] - 0.2 * scale, chest[1] - 0.05 * scale, chest[2]],
    [chest[0] + 0.2 * scale, chest[1] - 0.05 * scale, chest[2]],
    0.095 * scale,
    top,
  );
  arms(parts, person, { phase, swing, runs, chest, scale, seconds }, top);

  const big = person.build === 'child' ? 1.2 : 1;
  const head: Point = [0, chest[1] + 0.24 * scale * big, chest[2] - 0.03 * scale];
  parts.limb(chest, head, 0.055 * scale, skin);
  parts.ball(head, [0.1 * scale * big, 0.125 * scale * big, 0.115 * scale * big], skin);
  const hair = shaded(paints[person.hair], 0.9);
  parts.ball(
    [0, head[1] + 0.035 * scale, head[2] + 0.03 * scale],
    [0.112 * scale * big, 0.115 * scale * big, 0.112 * scale * big],
    hair,
  );
  if (person.top === 'fluorescent')
    parts.box([chest[0], chest[1] - 0.24 * scale, chest[2] + 0.04], at(0.37, 0.06, 0.34), shaded('#e8ebe6', 1));
}

type Upper = {
  readonly phase: number;
  readonly swing: number;
  readonly runs: boolean;
  readonly chest: Point;
  readonly scale: number;
  readonly seconds: number;
};

function arms(
  parts: Parts,
  person: Person,
  { phase, swing, runs, chest, scale, seconds }: Upper,
  sleeve: ReturnType<typeof shaded>,
): void {
  const skin = shaded(surfaces.skin, 1);
  const waving = person.waves !== undefined && person.waves.from <= seconds && seconds < person.waves.to;
  for (const side of [-1, 1]) {
    const shoulder: Point = [chest[0] + side * 0.23 * scale, chest[1] - 0.04 * scale, chest[2]];
    const held = side > 0 && (waving || person.carries === 'lollipop' || person.carries === 'umbrella');
    const forward = side > 0 && person.carries === 'phone' ? 0.5 : -Math.sin(phase) * swing * side * 0.9;
    const elbow: Point = held
      ? [shoulder[0] + 0.16 * scale, shoulder[1] + (waving ? 0.14 : -0.16) * scale, shoulder[2] - 0.14 * scale]
      : [
          shoulder[0] + side * 0.05 * scale,
          shoulder[1] - Math.cos(forward) * 0.27 * scale,
          shoulder[2] - Math.sin(forward) * 0.27 * scale,
        ];
    const reach = forward + (runs ? 1.3 : person.carries === 'phone' && side > 0 ? 1.7 : 0.3);
    const hand: Point = held
      ? [elbow[0] + (waving ? Math.sin(seconds * 9) * 0.1 : 0), elbow[1] + 0.27 * scale, elbow[2] - 0.1 * scale]
      : [elbow[0], elbow[1] - Math.cos(reach) * 0.25 * scale, elbow[2] - Math.sin(reach) * 0.25 * scale];
    parts.limb(shoulder, elbow, 0.06 * scale, sleeve);
    parts.limb(elbow, hand, 0.05 * scale, sleeve);
    parts.ball(hand, [0.055 * scale, 0.06 * scale, 0.055 * scale], skin);
    if (side > 0) carried(parts, person, hand, chest, scale);
  }
}

function carried(parts: Parts, { carries, bottom }: Person, hand: Point, chest: Point, scale: number): void {
  const [x, y, z] = hand;
  const dark = shaded(paints.black, 1.3);
  switch (carries) {
    case 'bag':
      parts.box([x, y - 0.28, z], [0.1, 0.36, 0.3], shaded(paints.sand, 1));
      break;
    case 'school-bag':
      parts.box(
        [chest[0], chest[1] - 0.2 * scale, chest[2] + 0.2 * scale],
        [0.28 * scale, 0.36 * scale, 0.16 * scale],
        shaded(bottom === 'navy' ? paints.maroon : paints.navy, 1),
      );
      break;
    case 'stick':
      parts.limb([x, 0, z - 0.15], [x, y + 0.04, z], 0.02, shaded(paints.brown, 1));
      break;
    case 'phone':
      parts.box([x, y + 0.07, z], [0.07, 0.14, 0.02], dark);
      break;
    case 'umbrella':
      parts.limb([x, y - 0.1, z], [x - 0.16, 2.05, z + 0.05], 0.015, dark);
      parts.limb([x - 0.16, 1.92, z + 0.05], [x - 0.16, 2.18, z + 0.05], 0.58, shaded(paints.navy, 1));
      break;
    case 'lollipop':
      parts.limb([x, 0.1, z], [x, 2, z], 0.025, shaded(paints.white, 1));
      parts.box([x, 2.25, z], [0.58, 0.58, 0.04], shaded(paints.yellow, 1));
      parts.box([x, 2.25, z], [0.42, 0.1, 0.06], dark);
      break;
    default:
  }
}
