/** A value that is held to at a time; between two keys it eases from one to the other. `at` is seconds from the clip's start. */
export type Key = { readonly at: number; readonly value: number };

/** From 0 to 1 with no jerk at either end. */
export function ease(part: number): number {
  const held = Math.max(0, Math.min(1, part));
  return held * held * (3 - 2 * held);
}

/** The value at a time; before the first key it is the first's, after the last the last's, and 0 without any. */
export function valueAt(keys: readonly Key[], seconds: number): number {
  const later = keys.findIndex((key) => key.at > seconds);
  const next = keys[later];
  const key = later > 0 ? keys[later - 1] : undefined;
  if (next === undefined) return keys.at(-1)?.value ?? 0;
  if (key === undefined) return next.value;
  return key.value + (next.value - key.value) * ease((seconds - key.at) / (next.at - key.at));
}
