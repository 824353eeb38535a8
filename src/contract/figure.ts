import { z } from 'zod';

/** A plain number or word, or named parts of one figure (`{ "thinkingM": 6, "brakingM": 6 }`), one level of names deeper at most. */
const plain = z.union([z.number(), z.string()]);
const value = z.union([plain, z.record(z.string(), z.union([plain, z.record(z.string(), plain)]))]);

/** One number that a driver has to know, as `content/figures.json` holds it. */
export const figure = z
  .strictObject({
    /** What a question about the figure is tagged with, after `figure:`. */
    id: z.string().regex(/^[a-z0-9.-]+$/),
    group: z.string().min(1),
    label: z.string().min(1),
    value,
    unit: z.string().min(1),
    /** The nation or nations in which the figure holds: "GB", "Wales", "England and Wales". */
    appliesIn: z.string().min(1),
    source: z.string().min(1),
    /** True when a learner car driver may be asked for it: the bank then asks at least once. */
    askedOfCarDrivers: z.boolean(),
    /** Why it is not asked. */
    why: z.string().min(1).optional(),
  })
  .refine(
    (item) => item.askedOfCarDrivers === (item.why === undefined),
    'why belongs to a figure that is not asked, and only to one',
  );

/** All figures, no id twice. */
export const figureFile = z
  .array(figure)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'a figure id is used twice');

export type Figure = z.infer<typeof figure>;
