import { hazardPassMark, hazardPointsPerHazard } from './constants.ts';

/** A stretch of a clip in which a hazard develops: seconds from the clip's start; `closes` itself is too late. */
export type HazardWindow = { readonly opens: number; readonly closes: number };

/** What the presses of one clip came to. `points` stand in the order of the hazards. */
export type ClipScore = {
  readonly points: readonly number[];
  readonly total: number;
  readonly maximum: number;
  /** Pressed all the time or in a rhythm: the clip scores nothing. */
  readonly isPattern: boolean;
};

/** What the result of a whole mock test is filed under within hazard perception. */
export const hazardMockSubcategory = 'mock-test';
/** The same of a practice run. */
export const hazardPracticeSubcategory = 'practice-clips';

/** More presses than anybody needs in a clip of a minute. */
const mostPresses = 20;
/** So many presses within `burstSeconds` are no look at the road. */
const burstPresses = 6;
const burstSeconds = 2;
/** So many presses on end with the same time between them, within `rhythmSlack` of their mean, are a rhythm. */
const rhythmPresses = 7;
const rhythmSlack = 0.15;

/**
 * Points for one hazard: its window is five equal parts, worth 5, 4, 3, 2 and 1; the first press inside counts.
 * @param presses seconds from the clip's start, in any order
 */
export function hazardPoints({ opens, closes }: HazardWindow, presses: readonly number[]): number {
  const inside = presses.filter((at) => at >= opens && at < closes);
  if (inside.length === 0) return 0;
  const part = Math.floor(((Math.min(...inside) - opens) / (closes - opens)) * hazardPointsPerHazard);
  return hazardPointsPerHazard - Math.min(part, hazardPointsPerHazard - 1);
}

/**
 * Whether presses look like no look at the road: too many in all, a burst, or a rhythm. The official test says that such
 * clips score nothing, and not how it tells; these limits are ours, and a nervous double press is far from them.
 */
export function isPressPattern(presses: readonly number[]): boolean {
  if (presses.length > mostPresses) return true;
  const times = presses.toSorted((one, other) => one - other);
  const isBurst = times.some(
    (at, index) => (times[index + burstPresses - 1] ?? Number.POSITIVE_INFINITY) - at < burstSeconds,
  );
  return isBurst || times.some((_, index) => isRhythm(times.slice(index, index + rhythmPresses)));
}

function isRhythm(times: readonly number[]): boolean {
  if (times.length < rhythmPresses) return false;
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return gaps.every((gap) => Math.abs(gap - mean) <= mean * rhythmSlack);
}

/** Scores the presses of one clip. */
export function scoreClip(hazards: readonly HazardWindow[], presses: readonly number[]): ClipScore {
  const isPattern = isPressPattern(presses);
  const points = hazards.map((hazard) => (isPattern ? 0 : hazardPoints(hazard, presses)));
  return {
    points,
    total: points.reduce((sum, one) => sum + one, 0),
    maximum: hazards.length * hazardPointsPerHazard,
    isPattern,
  };
}

/** Whether so many points pass the official hazard perception test (reading 1): 44 of 75. */
export function passesHazardTest(points: number): boolean {
  return points >= hazardPassMark;
}
