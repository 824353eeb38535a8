import { z } from 'zod';
import { questionContent } from './question.ts';
import { defineRoute } from './route.ts';
import { signPicture } from './signs.ts';

/** A category by number or slug; the number is canonical (reading 2). */
export const categoryParams = z.object({ category: z.string().regex(/^(\d{1,2}|[a-z-]{1,40})$/) });

export const categorySummary = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  questionCount: z.int(),
});

/** A question as it is served: what a session needs, without the editor's dates. */
export const question = z.object({
  id: z.string(),
  categoryId: z.int(),
  text: z.string(),
  options: z.array(z.string()),
  correctAnswerIndex: z.int(),
  explanation: z.string(),
  sources: questionContent.shape.sources,
  /** The sign, marking or signal that it shows. */
  image: signPicture.optional(),
  /** The scene that this question and its neighbours are about. */
  scene: z.string().optional(),
});

export const listCategories = defineRoute({
  name: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  access: 'public',
  summary: 'The sixteen categories with how many questions each has, ordered by id.',
  response: z.array(categorySummary),
});

export const listQuestions = defineRoute({
  name: 'listQuestions',
  method: 'GET',
  path: '/api/categories/:category/questions',
  access: 'public',
  summary: 'The questions of one category, ordered by id.',
  params: categoryParams,
  response: z.array(question),
  errors: ['NOT_FOUND'],
});

export const pickQuestions = defineRoute({
  name: 'pickQuestions',
  method: 'GET',
  path: '/api/questions',
  access: 'public',
  summary:
    'Up to fifty questions by id, in the order asked for: what a session of chosen categories loads ten at a time.',
  query: z.object({
    ids: z
      .string()
      .max(3000)
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+){0,49}$/),
  }),
  response: z.array(question),
  errors: ['NOT_FOUND'],
});

export type CategorySummary = z.infer<typeof categorySummary>;
export type Question = z.infer<typeof question>;
