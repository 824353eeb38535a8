import { ease } from './keyframes.ts';

/** A straight (no `radius`) or curved piece of road. Lengths in metres; `rise` is how much higher its end is than its start. */
export type RoadPiece = {
  readonly length: number;
  readonly radius?: number | undefined;
  readonly turn?: 'left' | 'right' | undefined;
  readonly rise?: number | undefined;
};

/** A place in the world: x to the east, y up, z to the south, in metres; `heading` in radians clockwise from north (−z). */
export type Place = { readonly x: number; readonly y: number; readonly z: number; readonly heading: number };

/** The line that `along` (metres from its start) and `across` (metres to the right of it) are measured from. */
export type RoadLine = {
  readonly length: number;
  /** The place `along` the line and `across` it to the right; beyond either end the line goes straight on. */
  readonly at: (along: number, across?: number) => Place;
  /** Metres of climb for each metre along. */
  readonly slopeAt: (along: number) => number;
  /** 1 / radius, above zero in a right-hand bend. */
  readonly bendAt: (along: number) => number;
};

type LaidPiece = {
  readonly from: number;
  readonly length: number;
  readonly bend: number;
  readonly rise: number;
  readonly start: Place;
};

/** Lays the pieces end to end from the origin, going north. */
export function layRoad(pieces: readonly RoadPiece[]): RoadLine {
  const laid: LaidPiece[] = [];
  let start: Place = { x: 0, y: 0, z: 0, heading: 0 };
  let from = 0;
  for (const { length, radius, turn, rise = 0 } of pieces) {
    const bend = radius === undefined ? 0 : (turn === 'left' ? -1 : 1) / radius;
    const piece = { from, length, bend, rise, start };
    laid.push(piece);
    start = onPiece(piece, length);
    from += length;
  }
  const pieceAt = (along: number) => laid.findLast((piece) => piece.from <= along) ?? laid[0];
  const at = (along: number, across = 0): Place => {
    const piece = pieceAt(along);
    if (piece === undefined) return sideways({ ...start, z: -along }, across);
    if (along >= from) return sideways(ahead(start, along - from), across);
    if (along < 0) return sideways(ahead(piece.start, along), across);
    return sideways(onPiece(piece, along - piece.from), across);
  };
  return {
    length: from,
    at,
    slopeAt: (along) => at(along + 0.5).y - at(along - 0.5).y,
    bendAt: (along) => (along < 0 || along >= from ? 0 : (pieceAt(along)?.bend ?? 0)),
  };
}

function onPiece({ start, bend, rise, length }: LaidPiece, along: number): Place {
  const y = start.y + rise * ease(along / length);
  if (bend === 0) return { ...ahead(start, along), y };
  const heading = start.heading + along * bend;
  return {
    x: start.x + (Math.cos(start.heading) - Math.cos(heading)) / bend,
    y,
    z: start.z + (Math.sin(start.heading) - Math.sin(heading)) / bend,
    heading,
  };
}

function ahead(place: Place, metres: number): Place {
  return {
    ...place,
    x: place.x + Math.sin(place.heading) * metres,
    z: place.z - Math.cos(place.heading) * metres,
  };
}

function sideways(place: Place, metres: number): Place {
  return {
    ...place,
    x: place.x + Math.cos(place.heading) * metres,
    z: place.z + Math.sin(place.heading) * metres,
  };
}
