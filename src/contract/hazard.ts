import { z } from 'zod';
import { hazardScenario } from './hazard-scenario.ts';
import { defineRoute } from './route.ts';

const sentence = z.string().min(1);
/** Seconds from the clip's start. */
const moment = z.number().min(0).max(120);

/** A clip's name in addresses and files. */
export const clipId = z.string().regex(/^[a-z-]{1,40}$/);

/** What develops in a clip, and when it can be seen to: `closes` is when a press is too late to count. */
export const hazard = z
  .strictObject({ opens: moment, closes: moment, what: sentence })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'comes after it opens' });

/** A hazard clip of the list (spec section 3). `duration` is seconds. */
export const hazardClip = z
  .strictObject({
    id: clipId,
    title: sentence,
    duration: z.int().min(1).max(120),
    difficulty: z.enum(['Easy', 'Medium', 'Hard']),
    /** What the clip shows, for those who cannot see it. */
    description: sentence,
    /** What to look for while watching. */
    lookFor: z.array(sentence).min(1),
    hazards: z.array(hazard).min(1).max(2),
    /** What a passenger would say aloud, and when. */
    narration: z.array(z.strictObject({ at: moment, says: sentence })).min(1),
  })
  .refine(({ duration, hazards }) => hazards.every(({ closes }) => closes <= duration), {
    path: ['hazards'],
    message: 'close within the clip',
  });

export const listHazardClips = defineRoute({
  name: 'listHazardClips',
  method: 'GET',
  path: '/api/hazard/clips',
  access: 'public',
  summary: 'The hazard clips of the edition.',
  response: z.array(hazardClip),
});

export const getHazardScenario = defineRoute({
  name: 'getHazardScenario',
  method: 'GET',
  path: '/api/hazard/clips/:clipId/scenario',
  access: 'public',
  summary: 'What is to be seen in a clip and how it moves: the picture of any moment is drawn from it.',
  params: z.object({ clipId }),
  response: hazardScenario,
  errors: ['NOT_FOUND'],
});

export type HazardClip = z.infer<typeof hazardClip>;
