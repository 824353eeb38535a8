import { z } from 'zod';

/*
 * What a hazard clip shows, as data. Places are measured along our road in metres from its start, and across it in metres to the
 * right of its centre line; we drive on the left, so our side is below 0. Times are seconds from the clip's start. Speeds are mph.
 */

const along = z.number();
const across = z.number();
const seconds = z.number().min(0);
const side = z.enum(['left', 'right']);

/** The colours of paint and cloth. The drawing gives them their values, so that all clips share one palette. */
const colour = z.enum([
  'red',
  'maroon',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'navy',
  'purple',
  'pink',
  'brown',
  'sand',
  'white',
  'silver',
  'grey',
  'black',
  'fluorescent',
]);

/** A value held to at a time, with easing between. */
const key = z.strictObject({ at: seconds, value: z.number() });

/** Speeds by time, with easing between: mph. */
const pace = z.array(z.strictObject({ at: seconds, mph: z.number().min(0).max(80) })).min(1);

/** A stretch of road, metres along. */
const stretch = { from: along, to: along };

const road = z.strictObject({
  /** Laid end to end. Without a radius (metres) a piece is straight; `rise` is metres of climb over the piece. */
  pieces: z
    .array(
      z.strictObject({
        length: z.number().min(1),
        radius: z.number().min(30).optional(),
        turn: side.optional(),
        rise: z.number().optional(),
      }),
    )
    .min(1),
  /** Metres from the centre line to the kerb on our side. */
  left: z.number().min(2),
  /** Metres from the centre line to the other kerb; on a dual carriageway, to the central reservation. */
  right: z.number().min(0),
  /** Width in metres of the pavement on either side; 0 where grass meets the road. */
  footway: z.strictObject({ left: z.number().min(0), right: z.number().min(0) }),
  /** Width in metres of the central reservation; the other carriageway lies beyond it. */
  reservation: z.number().min(1).optional(),
});

/** A line painted along the road. */
const line = z.strictObject({
  ...stretch,
  across,
  style: z.enum(['centre', 'hazard', 'lane', 'edge', 'double-white', 'single-yellow', 'double-yellow', 'zig-zag']),
});

/** A road that joins ours; ours has priority. */
const sideRoad = z.strictObject({
  along,
  side,
  /** Metres between its kerbs. */
  width: z.number().min(3),
  /** Metres that can be seen of it. */
  reach: z.number().min(5),
  /** What its drivers meet at the line; a field's or a drive's opening has none. */
  mouth: z.enum(['give-way', 'stop', 'none']),
});

/** A slip road that joins our left-hand lane: it comes in from `from`, runs beside us, and ends at `to`. */
const slipRoad = z.strictObject(stretch);

/** Where people cross our road. */
const crossing = z.strictObject({
  along,
  kind: z.enum(['zebra', 'signals']),
  /** What the signals show us, from each time on; green without. */
  lights: z.array(z.strictObject({ at: seconds, shows: z.enum(['green', 'amber', 'red', 'red-amber']) })).optional(),
});

/** What stands along one side, drawn from the scenario's seed. */
const frontage = z.strictObject({
  ...stretch,
  side,
  of: z.enum([
    'terraces',
    'semis',
    'shops',
    'flats',
    'sheds',
    'school',
    'hedge',
    'wall',
    'fence',
    'trees',
    'field',
    'park',
  ]),
});

const body = z.enum(['hatchback', 'saloon', 'estate', 'van', 'minicab', 'bus', 'lorry', 'tractor', 'tipper']);

/** A vehicle that stays where it is for the whole clip, with nobody in it. */
const parked = z.strictObject({ along, across, body, colour, facing: z.enum(['ours', 'oncoming']) });

/** The traffic signs that can stand beside a road. */
export const signFaces = [
  'limit-20',
  'limit-30',
  'limit-40',
  'limit-50',
  'limit-60',
  'national-limit',
  'children',
  'bend-left',
  'bend-right',
  'side-road',
  'crossroads',
  'roundabout',
  'zebra',
  'signals',
  'horses',
  'roadworks',
  'road-narrows',
  'slippery',
  'queue',
  'joining',
  'keep-left',
  'no-entry',
  'bus-stop',
  'direction',
] as const;

/** A traffic sign on a post, facing us. */
const sign = z.strictObject({
  along,
  across,
  face: z.enum(signFaces),
});

/** A thing that stands somewhere. `turn` is degrees clockwise from facing along our way. */
const thing = z.strictObject({
  along,
  across,
  turn: z.number().optional(),
  kind: z.enum([
    'bus-shelter',
    'post-box',
    'bin',
    'wheelie-bin',
    'bench',
    'cone',
    'barrier',
    'bollard',
    'telegraph-pole',
    'gate',
    'tree',
    'skip',
    'digger',
    'works-lamp',
    'spoil',
    'traffic-island',
  ]),
});

const moves = {
  /** What a hazard names it by. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The points it goes through, smoothly; one point for what stays there. */
  route: z.array(z.strictObject({ along, across })).min(1),
  /** How fast it goes along its route. It waits at the start without. */
  pace: pace.optional(),
  /** Degrees clockwise from our direction that it faces until the last key; after that it faces where it goes. */
  faces: z.array(key).optional(),
};

const vehicle = z.strictObject({
  ...moves,
  kind: z.literal('vehicle'),
  body,
  colour,
  /** Lamps lit by hand. Brake lights light of themselves when it slows down. */
  signals: z
    .array(z.strictObject({ from: seconds, to: seconds, shows: z.enum(['left', 'right', 'hazards', 'brakes']) }))
    .optional(),
  /** How far the driver's door stands open, from 0 to 1. */
  door: z.array(key).optional(),
  /** Nobody drives it: no lamps in the dark. */
  unlit: z.boolean().optional(),
});

const person = z.strictObject({
  ...moves,
  kind: z.literal('person'),
  build: z.enum(['adult', 'child', 'older']),
  top: colour,
  bottom: colour,
  hair: colour,
  carries: z.enum(['bag', 'stick', 'umbrella', 'lollipop', 'phone', 'school-bag']).optional(),
  /** An arm up to be seen by a driver, or to hail, between two times. */
  waves: z.strictObject({ from: seconds, to: seconds }).optional(),
});

const cyclist = z.strictObject({
  ...moves,
  kind: z.literal('cyclist'),
  top: colour,
  helmet: z.boolean(),
  /** Lamps front and rear. */
  lit: z.boolean(),
});

const motorcyclist = z.strictObject({ ...moves, kind: z.literal('motorcyclist'), colour });
const horse = z.strictObject({ ...moves, kind: z.literal('horse'), coat: colour, top: colour });
const dog = z.strictObject({ ...moves, kind: z.literal('dog'), coat: colour });

/** A ball that bounces while it goes. */
const ball = z.strictObject({ ...moves, kind: z.literal('ball'), colour });

/** One hazard clip as data: the road, what stands beside it, who moves on it, and how we drive. */
export const hazardScenario = z.strictObject({
  /** What variety among houses and trees is drawn from. */
  seed: z.string().min(1),
  /** The speed limit in mph. */
  limit: z.literal([20, 30, 40, 50, 60, 70]),
  light: z.enum(['day', 'overcast', 'low-sun', 'dusk', 'night']),
  weather: z.enum(['dry', 'rain', 'fog']),
  road,
  lines: z.array(line),
  sideRoads: z.array(sideRoad),
  slipRoads: z.array(slipRoad).optional(),
  crossings: z.array(crossing),
  frontages: z.array(frontage),
  /** Street lamps: metres from one to the next, and the sides they stand on by turns. None where the road has none. */
  lampPosts: z
    .strictObject({ ...stretch, every: z.number().min(10), sides: z.enum(['left', 'right', 'alternate']) })
    .optional(),
  parked: z.array(parked),
  signs: z.array(sign),
  things: z.array(thing),
  /** Our own car: where its middle is at the start, its speed, and its place across the road. */
  ego: z.strictObject({ from: along, pace, across: z.array(key).min(1) }),
  actors: z.array(z.discriminatedUnion('kind', [vehicle, person, cyclist, motorcyclist, horse, dog, ball])),
  /** The clip's hazards in its order: the actor that develops into each. */
  hazards: z.array(z.strictObject({ actor: z.string() })).min(1),
});

export type HazardScenario = z.infer<typeof hazardScenario>;
export type SignFace = (typeof signFaces)[number];
export type HazardActor = HazardScenario['actors'][number];
