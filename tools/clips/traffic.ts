import type { HazardActor, HazardScenario } from '#contract/hazard-scenario.ts';
import { type ActorPose, actorPoses } from '#domain/hazard-drive/actor.ts';
import { egoAt, egoHalf } from '#domain/hazard-drive/ego.ts';
import { type HalfSize, halfSizes } from '#domain/hazard-drive/sizes.ts';

/** Something on the road at one moment, as a rectangle: metres along and across, radians, half its size. */
export type Box = {
  readonly id: string;
  readonly along: number;
  readonly across: number;
  readonly turn: number;
  readonly half: HalfSize;
};

export type Cast = readonly {
  readonly actor: HazardActor;
  readonly half: HalfSize;
  readonly poseAt: (seconds: number) => ActorPose;
}[];

export function castOf({ actors }: HazardScenario): Cast {
  return actors.map((actor) => ({
    actor,
    half: actor.kind === 'vehicle' ? halfSizes[actor.body] : halfSizes[actor.kind],
    poseAt: actorPoses(actor),
  }));
}

export function parkedBoxes({ parked }: HazardScenario): Box[] {
  return parked.map(({ along, across, body }, index) => ({
    id: `parked ${index} (${body} at ${along})`,
    along,
    across,
    turn: 0,
    half: halfSizes[body],
  }));
}

export function actorBox({ actor, half, poseAt }: Cast[number], seconds: number): Box {
  const { along, across, turn } = poseAt(seconds);
  return { id: actor.id, along, across, turn, half };
}

export function egoBox({ ego }: HazardScenario, seconds: number): Box {
  const { along, across, turn } = egoAt(ego, seconds);
  return { id: 'our car', along, across, turn, half: egoHalf };
}

/** Whether two rectangles share ground (separating axes). */
export function overlap(one: Box, other: Box): boolean {
  if (Math.abs(one.along - other.along) > 12) return false;
  return [one, other].every((box) => [box.turn, box.turn + Math.PI / 2].every((angle) => meetOn(angle, one, other)));
}

function meetOn(angle: number, one: Box, other: Box): boolean {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const apart = Math.abs((one.along - other.along) * x + (one.across - other.across) * y);
  return apart < reach(angle, one) + reach(angle, other);
}

function reach(angle: number, { turn, half }: Box): number {
  return Math.abs(Math.cos(angle - turn)) * half.length + Math.abs(Math.sin(angle - turn)) * half.width;
}

/** Whether a rectangle stands between two points. */
export function hides(
  box: Box,
  from: { along: number; across: number },
  to: { along: number; across: number },
): boolean {
  const steps = 60;
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps;
    const [along, across] = [
      from.along + (to.along - from.along) * part - box.along,
      from.across + (to.across - from.across) * part - box.across,
    ];
    const ahead = along * Math.cos(box.turn) + across * Math.sin(box.turn);
    const aside = across * Math.cos(box.turn) - along * Math.sin(box.turn);
    if (Math.abs(ahead) < box.half.length && Math.abs(aside) < box.half.width) return true;
  }
  return false;
}
