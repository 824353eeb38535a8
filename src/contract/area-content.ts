import { z } from 'zod';
import { ruleNumber } from './highway-code.ts';
import { defineRoute } from './route.ts';
import { clientId } from './text.ts';

/** What one rule of the Highway Code asks, in our own words. Sentences that carry law say MUST or MUST NOT. */
export const ruleSummary = z.strictObject({
  rule: ruleNumber,
  title: z.string().min(1),
  text: z.array(z.string().min(1)).min(1),
});

/** A section of the Highway Code as it is learnt. `range` reads 'Rules 1–35'; `rules` is empty in the starter edition. */
export const highwayCodeSection = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  range: z.string().min(1),
  summary: z.string().min(1),
  keyPoints: z.array(z.string().min(1)),
  rules: z.array(ruleSummary.extend({ topicWords: z.array(z.string()), hasLegalRequirement: z.boolean() })),
});

/** A question of the quick quiz (spec section 3). */
export const quizQuestion = z.strictObject({
  id: z.string(),
  question: z.string().min(1),
  options: z.array(z.string().min(1)).min(2),
  correctAnswer: z.int().min(0),
  explanation: z.string().min(1),
});

/** Advice of an area, in cards. */
export const adviceCard = z.strictObject({ title: z.string().min(1), tips: z.array(z.string().min(1)).min(1) });
const adviceAreas = ['theory', 'hazard'] as const;

export const listHighwayCodeSections = defineRoute({
  name: 'listHighwayCodeSections',
  method: 'GET',
  path: '/api/highway-code/sections',
  access: 'public',
  summary: 'The Highway Code by section, with each rule in our own words.',
  response: z.array(highwayCodeSection),
});

export const drawQuickQuiz = defineRoute({
  name: 'drawQuickQuiz',
  method: 'GET',
  path: '/api/highway-code/quiz',
  access: 'public',
  summary: 'The three questions of a quick quiz. The same seed draws the same ones.',
  query: z.strictObject({ seed: clientId }),
  response: z.array(quizQuestion),
});

export const listAdvice = defineRoute({
  name: 'listAdvice',
  method: 'GET',
  path: '/api/advice/:area',
  access: 'public',
  summary: 'Advice for an area.',
  params: z.object({ area: z.enum(adviceAreas) }),
  response: z.array(adviceCard),
});

export type HighwayCodeSection = z.infer<typeof highwayCodeSection>;
export type QuizQuestion = z.infer<typeof quizQuestion>;
export type AdviceCard = z.infer<typeof adviceCard>;
export type AdviceArea = (typeof adviceAreas)[number];
