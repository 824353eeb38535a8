import { areaIds } from '#domain/areas.ts';
import { z } from 'zod';
import { clipId } from './hazard.ts';
import { defineRoute } from './route.ts';
import { clientId, exactText, text } from './text.ts';

const day = 86_400;

/** A saved test result (spec section 3). `testDate` is an ISO instant, `timeTaken` seconds, `score` percent. */
export const testResult = z.object({
  id: z.string(),
  score: z.int(),
  correctAnswers: z.int(),
  incorrectAnswers: z.int(),
  timeTaken: z.int(),
  testDate: z.string(),
  passed: z.boolean(),
  category: z.enum(areaIds),
  subcategory: z.string().nullable(),
});

/** What a client sends. Score and pass are recomputed by the server (reading 6), from the answers where they are given. */
export const newTestResult = z
  .strictObject({
    id: clientId,
    score: z.int().min(0).max(100),
    correctAnswers: z.int().min(0).max(1000),
    incorrectAnswers: z.int().min(0).max(1000),
    timeTaken: z.int().min(0).max(day),
    testDate: z.iso.datetime({ offset: true }),
    passed: z.boolean(),
    category: z.enum(areaIds).default('theory'),
    subcategory: text(80).nullable().default(null),
    answers: z
      .array(z.strictObject({ questionId: z.string().regex(/^[a-z-]+-\d{3}$/), userAnswer: exactText(500).nullable() }))
      .min(1)
      .max(1000)
      .refine((list) => new Set(list.map((one) => one.questionId)).size === list.length, 'A question is answered once.')
      .optional(),
    /** Of a hazard run: the clips that were watched, and when the learner pressed, in seconds from each clip's start. */
    presses: z
      .array(z.strictObject({ clipId, at: z.array(z.number().min(0).max(120)).max(500) }))
      .min(1)
      .max(50)
      .refine((list) => new Set(list.map((one) => one.clipId)).size === list.length, 'A clip is watched once.')
      .optional(),
  })
  .refine(({ answers, presses }) => answers === undefined || presses === undefined, {
    path: ['presses'],
    message: 'A test has answers or presses, not both.',
  });

export const saveTestResult = defineRoute({
  name: 'saveTestResult',
  method: 'POST',
  path: '/api/results',
  access: 'learner',
  summary: 'Saves a result under an id the client made: sent twice, it is saved once.',
  body: newTestResult,
  response: z.object({
    result: testResult,
    isNew: z.boolean(),
    streak: z.int(),
    /** Ids of the achievements that this result earned. */
    earned: z.array(z.string()),
  }),
  errors: ['RESULT_CONFLICT', 'NOT_FOUND', 'NOT_AN_OPTION'],
});

export const listTestResults = defineRoute({
  name: 'listTestResults',
  method: 'GET',
  path: '/api/results',
  access: 'learner',
  summary: 'Results, newest first, a page at a time, with statistics over all of them.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    /** The `next` of the page before. */
    after: z
      .string()
      .max(100)
      .regex(/^\d{1,16}\.[0-9a-f-]{36}$/)
      .optional(),
  }),
  response: z.object({
    results: z.array(testResult),
    next: z.string().nullable(),
    statistics: z.object({
      testsTaken: z.int(),
      averageScore: z.int(),
      /** Scores of the latest two results, newest first. */
      latestScores: z.array(z.int()),
    }),
  }),
});

export type TestResult = z.infer<typeof testResult>;
export type NewTestResult = z.input<typeof newTestResult>;
