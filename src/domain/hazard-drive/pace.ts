import { ease } from './keyframes.ts';

/** From `at` (seconds from the clip's start) the speed eases towards the next step's; after the last step it stays. */
export type PaceStep = { readonly at: number; readonly mph: number };
export type Pace = readonly PaceStep[];

/** Metres per second in one mile per hour. */
export const metresPerSecond = 0.44704;

/** How hard a driver lets the car slow down (m/s²) before the foot is on the brake. */
const braking = 0.45;

/** Metres driven from the clip's start. The easing is symmetrical, so that a step's mean speed is the mean of its ends. */
export function distanceAt(pace: Pace, seconds: number): number {
  let metres = 0;
  for (const [index, step] of pace.entries()) {
    const next = pace[index + 1];
    const from = index === 0 ? 0 : step.at;
    const speed = step.mph * metresPerSecond;
    if (next === undefined) return metres + speed * Math.max(0, seconds - from);
    // Before the first step's time the speed is the first step's.
    metres += speed * Math.max(0, Math.min(seconds, step.at) - from);
    if (seconds <= step.at) return metres;
    const length = next.at - step.at;
    const part = Math.min(1, (seconds - step.at) / length);
    const change = (next.mph - step.mph) * metresPerSecond;
    metres += length * (speed * part + change * (part ** 3 - part ** 4 / 2));
    if (seconds <= next.at) return metres;
  }
  return metres;
}

/** Metres per second. */
export function speedAt(pace: Pace, seconds: number): number {
  const later = pace.findIndex((step) => step.at > seconds);
  if (later === 0) return (pace[0]?.mph ?? 0) * metresPerSecond;
  const next = pace[later];
  const step = pace[later - 1];
  if (next === undefined || step === undefined) return (pace.at(-1)?.mph ?? 0) * metresPerSecond;
  const part = ease((seconds - step.at) / (next.at - step.at));
  return (step.mph + (next.mph - step.mph) * part) * metresPerSecond;
}

/** Metres per second squared, below zero while slowing down. */
export function accelerationAt(pace: Pace, seconds: number): number {
  const step = 0.05;
  return (speedAt(pace, seconds + step) - speedAt(pace, seconds - step)) / (2 * step);
}

/** Whether the brake lights are lit: while slowing down, and while held at a standstill before driving on. */
export function brakes(pace: Pace, seconds: number): boolean {
  if (accelerationAt(pace, seconds) < -braking) return true;
  return speedAt(pace, seconds) < 0.1 && pace.some((step) => step.at < seconds && step.mph > 0);
}
