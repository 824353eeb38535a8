import { signCategories } from '#domain/sign-categories.ts';
import { signColours, signNumbers, signShapes, signSymbols, type Trait } from '#domain/sign-look.ts';
import { type Marking, markingGroups, type Sign } from '#domain/signs/sign.ts';
import { z } from 'zod';
import { ruleNumber } from './highway-code.ts';
import { defineRoute } from './route.ts';

const signId = z.string().regex(/^[a-z0-9-]{1,80}$/);
const sentence = z.string().min(1);
const category = z.enum(idsOf(signCategories));

/** A sign as `content/signs/signs.json` holds it. */
export const signContent = z.strictObject({
  id: signId,
  name: sentence,
  category,
  shape: sentence,
  colours: sentence,
  symbol: sentence,
  meaning: sentence,
  whatToDo: sentence,
  mistakes: z.array(sentence).min(1),
  description: sentence,
  confusedWith: z.array(signId),
  rules: z.array(ruleNumber),
  essential: z.boolean(),
}) satisfies z.ZodType<Sign>;

const markingFacts = z.strictObject({
  id: signId,
  name: sentence,
  group: z.enum(markingGroups),
  description: sentence,
  meaning: sentence,
  rules: z.array(ruleNumber),
});

/** A road marking, light or signal as `content/signs/markings.json` holds it. */
export const markingContent = markingFacts
  .extend({ drawing: signId.nullable(), notDrawn: sentence.optional() })
  .refine((marking) => (marking.drawing === null) === (marking.notDrawn !== undefined), {
    path: ['notDrawn'],
    message: 'says why there is no drawing, and only then',
  }) satisfies z.ZodType<Marking>;

/** A file of drawings by id. What is in a drawing is checked by drawing it. */
export const drawingFile = z.record(signId, z.looseObject({ plate: z.string(), layers: z.array(z.looseObject({})) }));

/** A sign as the library shows it. */
export const sign = signContent.extend({
  /** What can be said of it without knowing what it means. */
  look: z.strictObject({
    shape: z.enum(idsOf(signShapes)),
    colours: z.array(z.enum(idsOf(signColours))).readonly(),
    symbols: z.array(z.enum(idsOf(signSymbols))).readonly(),
    numbers: z.array(z.enum(idsOf(signNumbers))).readonly(),
    lettering: z.string(),
  }),
  /** Where its picture is; the address changes with the picture. */
  picture: z.string(),
  /** Ids of practice questions that show it. */
  questions: z.array(z.string()),
});

/** A road marking, light or signal as the library shows it: one that has a drawing. */
export const marking = markingFacts.extend({
  /** The id of its drawing, which several may share. */
  drawing: signId,
  /** Where its picture is; the address changes with the picture. */
  picture: z.string(),
});

export const signCategorySummary = z.strictObject({
  id: category,
  title: sentence,
  description: sentence,
  count: z.int(),
  /** Pictures of a few of its signs. */
  examples: z.array(z.string()),
});

/** What a question shows: the drawing of a sign, marking or signal. */
export const signPicture = z.strictObject({
  id: signId,
  /** What is to be seen, for those who do not see it, without what it means. */
  description: sentence,
  url: z.string(),
});

export const listSigns = defineRoute({
  name: 'listSigns',
  method: 'GET',
  path: '/api/signs',
  access: 'public',
  summary: 'Every sign of the edition, by category, without its drawing.',
  response: z.array(sign),
});

export const listSignCategories = defineRoute({
  name: 'listSignCategories',
  method: 'GET',
  path: '/api/signs/categories',
  access: 'public',
  summary: 'The categories of signs with how many signs of the edition each has.',
  response: z.array(signCategorySummary),
});

export const listMarkings = defineRoute({
  name: 'listMarkings',
  method: 'GET',
  path: '/api/signs/markings',
  access: 'public',
  summary: 'Every road marking, light and signal of the edition that has a drawing, without the drawing.',
  response: z.array(marking),
});

export const getSignDrawings = defineRoute({
  name: 'getSignDrawings',
  method: 'GET',
  path: '/api/signs/drawings/:category',
  access: 'public',
  summary: 'The drawings of a category, or of the road markings and signals, as SVG texts by id.',
  params: z.object({ category: z.enum([...idsOf(signCategories), 'markings']) }),
  response: z.record(z.string(), z.string()),
});

export const getSignPicture = defineRoute({
  name: 'getSignPicture',
  method: 'GET',
  path: '/api/signs/drawing/:file',
  access: 'public',
  summary: 'One drawing as an SVG document: `<id>.<hash>.svg`, which never changes, or `<id>.svg`, which may.',
  params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,80}(\.[\w-]{1,40})?\.svg$/) }),
  response: z.string(),
  errors: ['NOT_FOUND'],
});

export type SignEntry = z.infer<typeof sign>;
export type MarkingEntry = z.infer<typeof marking>;
export type SignCategorySummary = z.infer<typeof signCategorySummary>;
export type SignPicture = z.infer<typeof signPicture>;

function idsOf<Id extends string>(list: readonly (Trait<Id> | { readonly id: Id })[]): [Id, ...Id[]] {
  return list.map(({ id }) => id) as [Id, ...Id[]];
}
