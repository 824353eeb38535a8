import { z } from 'zod';

/** Text that every database and every screen can hold: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** Trimmed text of at least one and at most `most` characters. */
export function text(most: number) {
  return z.string().trim().min(1).max(most).refine(isStorableText, 'Use ordinary characters only.');
}

/** Text that is taken as it is, spaces and all: passwords, and option texts that are compared. */
export function exactText(most: number) {
  return z.string().min(1).max(most).refine(isStorableText, 'Use ordinary characters only.');
}

/** An id that the client makes, so that sending a thing twice is sending it once. In capitals it is the same id. */
export const clientId = z.uuid().toLowerCase();

/** An instant on the wire: epoch milliseconds. */
export const instant = z.int().min(0).max(8_640_000_000_000);
