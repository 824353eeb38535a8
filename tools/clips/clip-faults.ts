import type { HazardScenario } from '#contract/hazard-scenario.ts';
import { lampsAt } from '#domain/hazard-drive/actor.ts';
import { egoAt, eyeAt } from '#domain/hazard-drive/ego.ts';
import { valueAt } from '#domain/hazard-drive/keyframes.ts';
import { metresPerSecond } from '#domain/hazard-drive/pace.ts';
import { layRoad } from '#domain/hazard-drive/road-line.ts';
import { isInSight, sightOf } from '#domain/hazard-drive/sight.ts';
import { actorBox, type Cast, castOf, egoBox, hides, overlap, parkedBoxes } from './traffic.ts';

/** What a clip says of itself. */
export type ClipWords = {
  readonly id: string;
  readonly duration: number;
  readonly hazards: readonly { readonly opens: number; readonly closes: number; readonly what: string }[];
  readonly narration: readonly { readonly at: number; readonly says: string }[];
};

/** Metres: farther away a hazard is a few pixels on a phone. */
const farthest = 90;

/** Everything in which a scenario does not fit its clip or the road, one sentence each. */
export function clipFaults(clip: ClipWords, scenario: HazardScenario): string[] {
  const cast = castOf(scenario);
  return [
    ...narrationFaults(clip),
    ...clip.hazards.flatMap((_, index) => hazardFaults(clip, scenario, cast, index)),
    ...collisionFaults(clip.duration, scenario, cast),
    ...drivingFaults(clip.duration, scenario, cast),
  ];
}

function narrationFaults({ narration, hazards, duration }: ClipWords): string[] {
  const faults: string[] = [];
  const times = [...narration.map(({ at }) => at), duration];
  for (const [index, { at, says }] of narration.entries()) {
    const gap = (times[index + 1] ?? duration) - at;
    if (says.split(/\s+/).length > 20) faults.push(`narration at ${at} s has more than 20 words`);
    if (/hazard/i.test(says)) faults.push(`narration at ${at} s gives the answer away`);
    if (gap < 1.5 || gap > 10) faults.push(`after the narration at ${at} s there are ${gap.toFixed(1)} s without`);
  }
  for (const { opens } of hazards) {
    if (!narration.some(({ at }) => Math.abs(at - opens) <= 0.5))
      faults.push(`nothing is said when the hazard opens at ${opens} s`);
  }
  return faults;
}

function hazardFaults({ hazards, duration }: ClipWords, scenario: HazardScenario, cast: Cast, index: number): string[] {
  const hazard = hazards[index];
  const played = cast.find(({ actor }) => actor.id === scenario.hazards[index]?.actor);
  if (!hazard || !played) return [`hazard ${index + 1} has no actor`];
  const { opens, closes } = hazard;
  const name = played.actor.id;
  const faults: string[] = [];
  if (opens < 5 || closes > duration - 2) faults.push(`${name}: the window is not inside the clip`);
  if (closes - opens < 3 || closes - opens > 7) faults.push(`${name}: the window is ${(closes - opens).toFixed(1)} s`);

  const road = layRoad(scenario.road.pieces);
  const { along, across } = played.poseAt(opens);
  const place = road.at(along, across);
  const sight = sightOf(eyeAt(scenario.ego, road, opens), { ...place, y: place.y + 0.9 });
  if (!isInSight(sight)) faults.push(`${name}: is outside of the picture when the window opens`);
  if (sight.ahead > farthest) faults.push(`${name}: is ${sight.ahead.toFixed(0)} m away when the window opens`);
  if (isHidden(scenario, cast, opens + 0.4, name)) faults.push(`${name}: is hidden when the window opens`);

  const moments = secondsBetween(opens - 2, closes, 0.1);
  const states = moments.map((at) => stateOf(played, at));
  const changes = (pick: (state: (typeof states)[number]) => number, by: number) =>
    Math.max(...states.map(pick)) - Math.min(...states.map(pick)) >= by;
  if (
    !changes((one) => one.speed, 0.8) &&
    !changes((one) => one.turn, 0.3) &&
    !changes((one) => one.across, 0.5) &&
    !changes((one) => one.shows, 0.5)
  ) {
    faults.push(`${name}: does nothing new about the window`);
  }
  const answer = secondsBetween(opens, closes + 2, 0.1).map((at) => egoAt(scenario.ego, at));
  const before = egoAt(scenario.ego, opens);
  const slows = Math.min(...answer.map(({ speed }) => speed)) < before.speed * 0.75;
  const steers = Math.max(...answer.map((one) => Math.abs(one.across - before.across))) > 0.5;
  if (!slows && !steers) faults.push(`${name}: we neither slow down nor steer for it`);
  return faults;
}

function stateOf({ actor, poseAt }: Cast[number], seconds: number) {
  const { speed, turn, across } = poseAt(seconds);
  if (actor.kind !== 'vehicle') return { speed, turn, across, shows: 0 };
  const lamps = lampsAt(actor, seconds);
  return {
    speed,
    turn,
    across,
    shows: Number(lamps.left || lamps.right || lamps.brakes) + valueAt(actor.door ?? [], seconds),
  };
}

/** Whether vehicles stand all the way between us and it. */
function isHidden(scenario: HazardScenario, cast: Cast, seconds: number, name: string): boolean {
  const target = cast.find(({ actor }) => actor.id === name);
  if (!target) return true;
  const eyes = egoAt(scenario.ego, seconds);
  const from = { along: eyes.along, across: eyes.across + 0.36 };
  const { half, poseAt } = target;
  const { along, across } = poseAt(seconds);
  const others = [
    ...parkedBoxes(scenario),
    ...cast.filter(({ actor }) => actor.id !== name && actor.kind === 'vehicle').map((one) => actorBox(one, seconds)),
  ];
  return [-0.8, 0, 0.8].every((part) =>
    others.some((box) => hides(box, from, { along: along - half.length, across: across + half.width * part })),
  );
}

function collisionFaults(duration: number, scenario: HazardScenario, cast: Cast): string[] {
  const faults = new Set<string>();
  const still = parkedBoxes(scenario);
  const people = new Set(
    cast.filter(({ actor }) => ['person', 'dog', 'ball'].includes(actor.kind)).map(({ actor }) => actor.id),
  );
  for (const at of secondsBetween(0, duration, 0.1)) {
    const us = egoBox(scenario, at);
    const moving = cast.map((one) => actorBox(one, at));
    for (const box of [...moving, ...still])
      if (overlap(us, box)) faults.add(`our car drives through ${box.id} at ${at.toFixed(1)} s`);
    for (const [index, box] of moving.entries()) {
      if (Math.abs(box.along - us.along) > 150) continue;
      for (const other of [...moving.slice(index + 1), ...still]) {
        // People brush past each other.
        if (people.has(box.id) && people.has(other.id)) continue;
        if (overlap(box, other)) faults.add(`${box.id} and ${other.id} are in one place (first at ${at.toFixed(1)} s)`);
      }
    }
  }
  const first = new Map([...faults].toReversed().map((fault) => [fault.replace(/(?: at| \(first).*$/, ''), fault]));
  return [...first.values()];
}

function drivingFaults(duration: number, scenario: HazardScenario, cast: Cast): string[] {
  const faults: string[] = [];
  const times = secondsBetween(0, duration, 0.2);
  const ours = times.map((at) => egoAt(scenario.ego, at));
  const fastest = Math.max(...ours.map(({ speed }) => speed)) / metresPerSecond;
  if (fastest > scenario.limit + 0.01)
    faults.push(`we drive at ${fastest.toFixed(0)} mph where ${scenario.limit} is the limit`);
  if (ours.filter(({ across }) => across < -0.2).length < times.length * 0.85)
    faults.push('we do not keep to the left');
  if (ours.some(({ turn }) => Math.abs(turn) > 0.3)) faults.push('our car goes sideways');
  for (const { actor, poseAt } of cast) {
    if (actor.kind !== 'vehicle' && actor.kind !== 'cyclist' && actor.kind !== 'motorcyclist') continue;
    const driving = times
      .map((at, index) => ({ ...poseAt(at), away: Math.abs(poseAt(at).along - (ours[index]?.along ?? 0)) }))
      .filter(({ speed, turn, away }) => speed > 1 && Math.abs(Math.cos(turn)) > 0.9 && away < 200);
    const wrong = driving.filter(({ across, turn }) => (Math.cos(turn) > 0 ? across > 0 : across < 0));
    // A hazard may be just that: somebody on our side of the road.
    const isHazard = scenario.hazards.some((hazard) => hazard.actor === actor.id);
    if (!isHazard && wrong.length > driving.length * 0.1 + 6) faults.push(`${actor.id} drives on the right`);
    const top = Math.max(0, ...driving.map(({ speed }) => speed)) / metresPerSecond;
    if (top > scenario.limit + 0.01)
      faults.push(`${actor.id} drives at ${top.toFixed(0)} mph where ${scenario.limit} is the limit`);
  }
  return faults;
}

function secondsBetween(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
