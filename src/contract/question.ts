import { z } from 'zod';

/** A calendar day as content files write it, `2026-11-20`. */
const contentDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What a question rests on: a Highway Code rule by its number ("126", "H2", "Annex 6"), or a law by its name. */
export const questionSource = z.union([
  z.strictObject({ rule: z.string().min(1) }),
  z.strictObject({ law: z.string().min(1) }),
]);

/** Three to five options, none twice. A JSON string of an array is read as the array (spec section 3). */
const options = z
  .preprocess(fromJson, z.array(z.string().min(1)).min(3).max(5))
  .refine((list) => new Set(list).size === list.length, 'options of one question never share a text');

/** One question as `content/questions/<slug>.json` holds it. */
export const questionContent = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+-\d{3}$/),
    text: z.string().min(1),
    options,
    correctAnswerIndex: z.int().min(0).max(4),
    explanation: z.string().min(1),
    sources: z.array(questionSource).min(1),
    tags: z.array(z.string().min(1)).min(1),
    difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    /** Id of the sign, marking or signal that the question shows. */
    image: z.string().optional(),
    createdAt: contentDay,
    updatedAt: contentDay,
    checkedOn: contentDay,
  })
  .refine((question) => question.correctAnswerIndex < question.options.length, 'correctAnswerIndex names no option');

export const questionFile = z.array(questionContent);

export type QuestionSource = z.infer<typeof questionSource>;
export type QuestionContent = z.infer<typeof questionContent>;

/** A text as the JSON it holds; one that holds none is left for the schema to refuse. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
