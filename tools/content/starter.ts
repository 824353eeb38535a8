import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Bank } from './bank.ts';

/** The starter edition: the first so many questions of one category, and what they were when they were pinned. */
export const starterPin = z.strictObject({
  'rules-of-the-road': z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type StarterPin = z.infer<typeof starterPin>;

const starterSlug = 'rules-of-the-road';
export const starterCount = 34;

/** Sha256 (hex) of the first `count` starter questions as compact JSON; null when there are fewer. */
export function starterHash(bank: Bank, count: number): string | null {
  const raw = bank.find(({ slug }) => slug === starterSlug)?.raw;
  if (!Array.isArray(raw) || raw.length < count) return null;
  return createHash('sha256')
    .update(JSON.stringify(raw.slice(0, count)))
    .digest('hex');
}
