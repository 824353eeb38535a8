import { z } from 'zod';
import { defineRoute } from './route.ts';

/** What can be flagged for review. */
export const flagKind = z.enum(['question', 'sign']);
const flagParams = z.object({ kind: flagKind, itemId: z.string().regex(/^[a-z0-9.-]{1,80}$/) });
export const flagEntry = z.object({ kind: flagKind, itemId: z.string(), createdAt: z.int() });

export const listFlags = defineRoute({
  name: 'listFlags',
  method: 'GET',
  path: '/api/flags',
  access: 'learner',
  summary: 'Everything the learner has flagged, newest first.',
  response: z.array(flagEntry),
});

export const setFlag = defineRoute({
  name: 'setFlag',
  method: 'PUT',
  path: '/api/flags/:kind/:itemId',
  access: 'learner',
  summary: 'Flags a question or sign (reading 13). Flagged already is success.',
  params: flagParams,
  body: z.strictObject({}),
  response: z.object({ flagged: z.literal(true) }),
  errors: ['NOT_FOUND'],
});

export const removeFlag = defineRoute({
  name: 'removeFlag',
  method: 'DELETE',
  path: '/api/flags/:kind/:itemId',
  access: 'learner',
  summary: 'Removes a flag. Not flagged is success.',
  params: flagParams,
  response: z.object({ flagged: z.literal(false) }),
  errors: ['NOT_FOUND'],
});

export type FlagKind = z.infer<typeof flagKind>;
export type FlagEntry = z.infer<typeof flagEntry>;
