/** The time that a test's server lives in: the real one until it is set. */
export type Clock = {
  readonly now: () => number;
  /** Stops the clock at an instant: ISO text or epoch ms. */
  readonly set: (instant: string | number) => void;
  readonly advance: (milliseconds: number) => void;
};

/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export function settableClock(start?: string): Clock {
  let stoppedAt = start === undefined ? null : Date.parse(start);
  const now = () => stoppedAt ?? Date.now();
  return {
    now,
    set(instant) {
      stoppedAt = typeof instant === 'number' ? instant : Date.parse(instant);
    },
    advance(milliseconds) {
      stoppedAt = now() + milliseconds;
    },
  };
}
