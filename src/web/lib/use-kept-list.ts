import { useState } from 'react';

type Kept<T> = { readonly item: T; readonly present: boolean };

/**
 * A list whose items stay in their places after they were removed, until the screen is left, so that a removal can be undone where
 * it was made and nothing moves under the finger. What is new comes first.
 */
export function useKeptList<T>(current: readonly T[], idOf: (item: T) => string): readonly Kept<T>[] {
  const [kept, setKept] = useState(current);
  const known = new Set(kept.map(idOf));
  const added = current.filter((item) => !known.has(idOf(item)));
  if (added.length > 0) setKept([...added, ...kept]);
  const present = new Set(current.map(idOf));
  return [...added, ...kept].map((item) => ({ item, present: present.has(idOf(item)) }));
}
