import { type Key, valueAt } from './keyframes.ts';
import { accelerationAt, distanceAt, type Pace, speedAt } from './pace.ts';
import type { Place, RoadLine } from './road-line.ts';

/** Our own car: where it starts, how fast it goes, and how far to the right of the centre line its middle is (so mostly below 0). */
export type Ego = { readonly from: number; readonly pace: Pace; readonly across: readonly Key[] };

/** Where our car is: metres along and across, metres a second, and radians clockwise from the road's own direction. */
export type EgoPose = {
  readonly along: number;
  readonly across: number;
  readonly speed: number;
  readonly turn: number;
};

/** Metres: the eyes of a driver of middle height, in the right-hand seat. */
export const eyeHeight = 1.2;
const eyeToTheRight = 0.36;

/** Half the length and width of our own car in metres; the eyes are over the middle. */
export const egoHalf = { length: 2.1, width: 0.88 };

export function egoAt(ego: Ego, seconds: number): EgoPose {
  const step = 0.1;
  const speed = speedAt(ego.pace, seconds);
  const drift = (valueAt(ego.across, seconds + step) - valueAt(ego.across, seconds - step)) / (2 * step);
  return {
    along: ego.from + distanceAt(ego.pace, seconds),
    across: valueAt(ego.across, seconds),
    speed,
    turn: Math.atan2(drift, Math.max(speed, 0.5)),
  };
}

/** Where the driver's eyes are and how the head is held: `pitch` and `roll` in radians, nose up and right side down above zero. */
export type Eye = Place & { readonly pitch: number; readonly roll: number };

/** The eyes at a time: the car dips under braking, leans in bends, and sways a little with its speed. */
export function eyeAt(ego: Ego, road: RoadLine, seconds: number): Eye {
  const { along, across, speed, turn } = egoAt(ego, seconds);
  const place = road.at(along, across + eyeToTheRight);
  const lively = Math.min(1, speed / 10);
  const lookAhead = Math.min(14, speed * 0.9);
  const bend = road.bendAt(along + lookAhead) * 0.6 + road.bendAt(along) * 0.4;
  return {
    ...place,
    y: place.y + eyeHeight + lively * (Math.sin(seconds * 7.1) * 0.006 + Math.sin(seconds * 11.3 + 1) * 0.004),
    heading: place.heading + turn + eased(road, along, lookAhead) + lively * Math.sin(seconds * 0.9) * 0.002,
    pitch:
      Math.atan(road.slopeAt(along)) +
      accelerationAt(ego.pace, seconds) * 0.0035 +
      lively * Math.sin(seconds * 5.3) * 0.0012,
    roll: -bend * speed * speed * 0.0035 + lively * Math.sin(seconds * 1.7) * 0.0025,
  };
}

/** A driver looks a little into the bend: a third of the way to where the car will point. */
function eased(road: RoadLine, along: number, lookAhead: number): number {
  return (road.at(along + lookAhead).heading - road.at(along).heading) / 3;
}
