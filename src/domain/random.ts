/** A source of numbers in [0, 1), like `Math.random`. */
export type Random = () => number;

/** A repeatable source of randomness from a text (FNV-1a into mulberry32), for orders that must be the same on every device. */
export function seededRandom(seed: string): Random {
  let state = 2_166_136_261;
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** The order in which a question's options are shown in a session: shuffled per session, stable within it. */
export function optionOrder(options: readonly string[], sessionId: string, questionId: string): string[] {
  return shuffled(options, seededRandom(`${sessionId}/${questionId}`));
}
