/** A point of a way, in metres along the road and to the right of its centre line. */
export type RoutePoint = { readonly along: number; readonly across: number };

/** A point of a way, and where it leads there: radians clockwise from the road's own direction. */
export type RouteStep = RoutePoint & { readonly turn: number };

export type Route = {
  readonly length: number;
  /** The step so many metres from the start; before the start and after the end the way goes straight on. */
  readonly at: (metres: number) => RouteStep;
};

const stepsASpan = 12;
/** Metres before and after a point in which a long way bends. */
const corner = 8;

/**
 * A smooth way through the points (a Catmull-Rom spline, centripetal, so that it makes no loops), measured in metres.
 * Two points make a straight line.
 */
export function layRoute(points: readonly RoutePoint[]): Route {
  const close = points.length > 2 ? withStraights(points) : points;
  const line = close.length > 2 ? close.slice(1).flatMap((_, index) => span(close, index)) : close.slice(0, -1);
  const last = points.at(-1);
  const fine = last === undefined ? line : [...line, last];
  const lengths = [0];
  for (let index = 1; index < fine.length; index += 1) {
    const [one, other] = [fine[index - 1], fine[index]];
    lengths.push((lengths.at(-1) ?? 0) + (one && other ? between(one, other) : 0));
  }
  const length = lengths.at(-1) ?? 0;

  const at = (metres: number): RouteStep => {
    const later = Math.max(
      1,
      lengths.findIndex((reached) => reached >= metres),
    );
    const index = metres > length ? fine.length - 1 : later;
    const [one, other] = [fine[index - 1], fine[index]];
    const [from, to] = [lengths[index - 1], lengths[index]];
    if (!one || !other || from === undefined || to === undefined)
      return { ...(fine[0] ?? { along: 0, across: 0 }), turn: 0 };
    const part = to > from ? (metres - from) / (to - from) : 0;
    return { ...mix(one, other, part), turn: directionAt(fine, index, part) };
  };
  return { length, at };
}

/** Where the way leads, eased from the middle of one short line to the middle of the next, so that nobody turns in jerks. */
function directionAt(fine: readonly RoutePoint[], index: number, part: number): number {
  const here = direction(fine[index - 1], fine[index]) ?? 0;
  const beside = part < 0.5 ? direction(fine[index - 2], fine[index - 1]) : direction(fine[index], fine[index + 1]);
  const weight = Math.min(0.5, Math.abs(part - 0.5));
  return here + wrapped((beside ?? here) - here) * weight;
}

function direction(one: RoutePoint | undefined, other: RoutePoint | undefined): number | undefined {
  if (!one || !other) return undefined;
  return Math.atan2(other.across - one.across, other.along - one.along);
}

/** The same angle between −π and π. */
export function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** Points near both ends of each long line, so that only the corners are round and the line between stays straight. */
function withStraights(points: readonly RoutePoint[]): RoutePoint[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const length = next ? between(point, next) : 0;
    if (!next || length < 2.5 * corner) return [point];
    return [point, mix(point, next, corner / length), mix(point, next, 1 - corner / length)];
  });
}

function span(points: readonly RoutePoint[], index: number): RoutePoint[] {
  const [start, end] = [points[index], points[index + 1]];
  if (!start || !end) return [];
  const before = points[index - 1] ?? mix(start, end, -1);
  const after = points[index + 2] ?? mix(start, end, 2);
  return Array.from({ length: stepsASpan }, (_, step) => onSpan([before, start, end, after], step / stepsASpan));
}

type Four = readonly [RoutePoint, RoutePoint, RoutePoint, RoutePoint];

/** Barry and Goldman's pyramid, from `start` (0) to `end` (1). */
function onSpan([before, start, end, after]: Four, part: number): RoutePoint {
  const t1 = knot(before, start);
  const t2 = t1 + knot(start, end);
  const t3 = t2 + knot(end, after);
  const t = t1 + (t2 - t1) * part;
  const first = mix(before, start, t / t1);
  const second = mix(start, end, (t - t1) / (t2 - t1));
  const third = mix(end, after, (t - t2) / (t3 - t2));
  return mix(mix(first, second, t / t2), mix(second, third, (t - t1) / (t3 - t1)), part);
}

function knot(one: RoutePoint, other: RoutePoint): number {
  return Math.sqrt(Math.max(0.01, between(one, other)));
}

function between(one: RoutePoint, other: RoutePoint): number {
  return Math.hypot(other.along - one.along, other.across - one.across);
}

function mix(one: RoutePoint, other: RoutePoint, part: number): RoutePoint {
  return {
    along: one.along + (other.along - one.along) * part,
    across: one.across + (other.across - one.across) * part,
  };
}
