import { practiceScopes } from '#domain/practice-settings.ts';
import { z } from 'zod';
import { defineRoute } from './route.ts';
import { clientId, exactText } from './text.ts';

/**
 * What a session is of: one category; `mixed`, of chosen categories with feedback after each answer; or `challenge`, ten
 * questions with feedback at the end. A learner has one open session of each category and of each other kind (reading 22).
 */
export const sessionKind = z.enum(['category', 'mixed', 'challenge']);

/** A question of a session with the learner's answer, and what they did with it before (spec section 3). */
export const sessionQuestion = z.object({
  questionId: z.string(),
  position: z.int(),
  /** The option's text; null while unanswered. */
  userAnswer: z.string().nullable(),
  isCorrect: z.boolean().nullable(),
  timesSeen: z.int(),
  timesAnsweredCorrectly: z.int(),
});

export const practiceSession = z.object({
  id: z.string(),
  kind: sessionKind,
  categoryId: z.int().nullable(),
  state: z.enum(['open', 'completed', 'abandoned']),
  createdAt: z.int(),
  questions: z.array(sessionQuestion),
});

const sessionParams = z.object({ sessionId: clientId });

/** A category's session is reused while it is open; a new `mixed` or `challenge` one takes the place of the open one. */
export const createPracticeSession = defineRoute({
  name: 'createPracticeSession',
  method: 'POST',
  path: '/api/practice-sessions',
  access: 'learner',
  summary: 'Opens a practice session, or returns the open one of the same category.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('category'), id: clientId, categoryId: z.int().min(1).max(16) }),
    z.strictObject({
      kind: z.enum(['mixed', 'challenge']),
      id: clientId,
      categoryIds: z.array(z.int().min(1).max(16)).min(1).max(16),
      scope: z.enum(practiceScopes),
      maxQuestions: z.int().min(1).max(9999),
    }),
  ]),
  response: practiceSession,
  errors: ['EMPTY_SELECTION'],
});

export const getCurrentPracticeSession = defineRoute({
  name: 'getCurrentPracticeSession',
  method: 'GET',
  path: '/api/practice-sessions/current',
  access: 'learner',
  summary: 'The open session touched last, of one kind or category where asked; null where there is none.',
  query: z.object({ kind: sessionKind.optional(), category: z.coerce.number().int().min(1).max(16).optional() }),
  response: practiceSession.nullable(),
});

export const getPracticeSession = defineRoute({
  name: 'getPracticeSession',
  method: 'GET',
  path: '/api/practice-sessions/:sessionId',
  access: 'learner',
  summary: 'One of the learner’s sessions with its questions and recorded answers, ordered by position.',
  params: sessionParams,
  response: practiceSession,
  errors: ['NOT_FOUND'],
});

/** One question's answer as it now stands on the server, whose word counts. */
export const recordedAnswer = z.object({
  questionId: z.string(),
  userAnswer: z.string(),
  isCorrect: z.boolean(),
  /** False where the same answer was recorded before: recording twice is recording once. */
  isNew: z.boolean(),
});

export const recordPracticeAnswer = defineRoute({
  name: 'recordPracticeAnswer',
  method: 'POST',
  path: '/api/practice-sessions/:sessionId/answers',
  access: 'learner',
  summary: 'Records answers (the texts of the chosen options), all or none. An answer is kept once and cannot change.',
  params: sessionParams,
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ questionId: z.string().regex(/^[a-z-]+-\d{3}$/), userAnswer: exactText(500) }))
      .min(1)
      .max(100)
      .refine(
        (list) => new Set(list.map((one) => one.questionId)).size === list.length,
        'A question is answered once.',
      ),
  }),
  response: z.object({ answers: z.array(recordedAnswer) }),
  errors: ['NOT_FOUND', 'NOT_AN_OPTION', 'ANSWER_LOCKED', 'SESSION_ENDED'],
});

export const completePracticeSession = defineRoute({
  name: 'completePracticeSession',
  method: 'POST',
  path: '/api/practice-sessions/:sessionId/complete',
  access: 'learner',
  summary: 'Ends a session. Ended already is success; an abandoned one stays abandoned.',
  params: sessionParams,
  body: z.strictObject({}),
  response: z.object({ state: z.enum(['completed', 'abandoned']) }),
  errors: ['NOT_FOUND'],
});

export const abandonPracticeSession = defineRoute({
  name: 'abandonPracticeSession',
  method: 'POST',
  path: '/api/practice-sessions/:sessionId/abandon',
  access: 'learner',
  summary:
    'Abandons an open session (reset). Ended already is success. Recorded answers stay in progress and statistics.',
  params: sessionParams,
  body: z.strictObject({}),
  response: z.object({ state: z.enum(['completed', 'abandoned']) }),
  errors: ['NOT_FOUND'],
});

export type SessionKind = z.infer<typeof sessionKind>;
export type SessionQuestion = z.infer<typeof sessionQuestion>;
export type PracticeSession = z.infer<typeof practiceSession>;
export type RecordedAnswer = z.infer<typeof recordedAnswer>;
