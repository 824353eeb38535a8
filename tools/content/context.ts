import type { Figure } from '#contract/figure.ts';
import type { HighwayCodeRule } from '#contract/highway-code.ts';
import type { Bank } from './bank.ts';
import type { Fault } from './fault.ts';
import type { StarterPin } from './starter.ts';

/** What the checks need to know besides the bank. */
export type Context = {
  readonly rules: readonly HighwayCodeRule[];
  readonly figures: readonly Figure[];
  /** Ids of signs and markings, and the files they should have come from that are absent. */
  readonly images: { readonly ids: ReadonlySet<string>; readonly absent: readonly string[] };
  /** The pinned starter edition; null when `content/starter.json` is absent. */
  readonly starter: StarterPin | null;
  /** True when a dictionary or our own list of words knows the word. */
  readonly knowsWord: (word: string) => boolean;
  /** Text of `content/schema/question.schema.json`; null when it is absent. */
  readonly questionSchema: string | null;
};

/** A check looks at the whole bank and says what is wrong with it. It reads nothing but its arguments. */
export type Check = (bank: Bank, context: Context) => Fault[];
