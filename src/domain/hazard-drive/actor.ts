import { type Key, valueAt } from './keyframes.ts';
import { brakes, distanceAt, type Pace, speedAt } from './pace.ts';
import { layRoute, type Route, type RoutePoint, wrapped } from './route.ts';

/** Who or what moves in a clip, as far as its movement goes. */
export type Mover = {
  /** Where it goes, through these points; one point for what stays where it is. */
  readonly route: readonly RoutePoint[];
  /** How fast it goes along its way; it stays at the start without. */
  readonly pace?: Pace | undefined;
  /** Which way it faces, in degrees clockwise from our direction, until the last key; then it faces where it goes. */
  readonly faces?: readonly Key[] | undefined;
  readonly signals?: readonly Signal[] | undefined;
};

/** Lamps lit from one second to another, beside those that light of themselves. */
export type Signal = {
  readonly from: number;
  readonly to: number;
  readonly shows: 'left' | 'right' | 'hazards' | 'brakes';
};

/** Metres along and across; `turn` in radians clockwise from the road's direction; `speed` in metres a second. */
export type ActorPose = {
  readonly along: number;
  readonly across: number;
  readonly turn: number;
  readonly speed: number;
  /** Metres gone since the clip's start: what legs and wheels turn by. */
  readonly gone: number;
};

export type Lamps = { readonly brakes: boolean; readonly left: boolean; readonly right: boolean };

/** Indicators flash between 60 and 120 times a minute by law. */
const flashesASecond = 1.5;
/** How long a person takes to turn from where they looked to where they go. */
const turningTime = 0.4;

/** Poses by time of one mover. The way is laid once. */
export function actorPoses({ route, pace = [], faces = [] }: Mover): (seconds: number) => ActorPose {
  const way: Route = layRoute(route);
  const lastLook = faces.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
  const stays = route.length < 2;
  return (seconds) => {
    const gone = distanceAt(pace, seconds);
    const step = way.at(gone);
    const looks = (valueAt(faces, seconds) * Math.PI) / 180;
    const after = stays ? 0 : Math.max(0, Math.min(1, (seconds - lastLook) / turningTime));
    const turn = faces.length === 0 ? step.turn : looks + wrapped(step.turn - looks) * after;
    return { along: step.along, across: step.across, turn, speed: speedAt(pace, seconds), gone };
  };
}

/** Which lamps are lit at a time; an indicator starts with its lit half. */
export function lampsAt({ pace = [], signals = [] }: Mover, seconds: number): Lamps {
  const shown = signals.filter(({ from, to }) => from <= seconds && seconds < to);
  const lit = (...kinds: readonly Signal['shows'][]) => shown.some(({ shows }) => kinds.includes(shows));
  const flashes = (...kinds: readonly Signal['shows'][]) =>
    shown.some(({ from, shows }) => kinds.includes(shows) && ((seconds - from) * flashesASecond) % 1 < 0.5);
  return {
    brakes: brakes(pace, seconds) || lit('brakes'),
    left: flashes('left', 'hazards'),
    right: flashes('right', 'hazards'),
  };
}
