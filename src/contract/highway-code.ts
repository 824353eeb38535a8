import { z } from 'zod';

/** How the Highway Code numbers its rules: `H1` to `H3`, `1` to `307`, `Annex 1` to `Annex 8`. */
export const ruleNumber = z.string().regex(/^(?:H[1-3]|[1-9]\d{0,2}|Annex [1-8])$/);

/** One rule as `content/highway-code/rules.json` holds it: what it is about, not what it says. */
export const highwayCodeRule = z.strictObject({
  rule: ruleNumber,
  /** The Code's own section, "Motorways". */
  section: z.string().min(1),
  /** Words under which a learner looks for the rule; also what a question about it is tagged with. */
  topicWords: z.array(z.string().min(1)).min(1),
  /** True when the rule says MUST or MUST NOT somewhere, so that breaking it is an offence. */
  hasLegalRequirement: z.boolean(),
  /** The law as the Code abbreviates it, "RTA 1988 sect 36". */
  law: z.string().min(1).optional(),
  /** True when a learner car driver has to know the rule: the bank then asks about it at least once. */
  forCarDrivers: z.boolean(),
});

/** All rules in the Code's order, none twice. */
export const highwayCodeFile = z
  .array(highwayCodeRule)
  .refine((rules) => new Set(rules.map(({ rule }) => rule)).size === rules.length, 'a rule is listed twice');

export type HighwayCodeRule = z.infer<typeof highwayCodeRule>;
