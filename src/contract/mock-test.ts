import { z } from 'zod';
import { question } from './categories.ts';
import { defineRoute } from './route.ts';
import { clientId } from './text.ts';

export const drawMockTestQuestions = defineRoute({
  name: 'drawMockTestQuestions',
  method: 'GET',
  path: '/api/mock-test',
  access: 'public',
  summary:
    'The fifty questions of a mock test; none where the bank cannot fill one. The same seed draws the same ones.',
  query: z.strictObject({ seed: clientId }),
  response: z.array(question),
});
