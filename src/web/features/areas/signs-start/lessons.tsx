import type { ComponentType } from 'react';
import { DiversionPanel, LocalPanel, MotorwayPanel, PrimaryPanel, TouristPanel } from './colour-drawings.tsx';
import { Crossroads, GiveWay, Parking, Stop, ThirtyLimit, TurnLeft } from './shape-drawings.tsx';

export type Lesson = {
  readonly title: string;
  readonly text: string;
  /** What the sign of the picture means. */
  readonly example: string;
  readonly Picture: ComponentType;
};

/** What a sign's shape says. */
export const shapeLessons: readonly Lesson[] = [
  {
    title: 'Triangles warn',
    text: 'Something ahead needs your care. Slow down and look for it.',
    example: 'crossroads ahead.',
    Picture: Crossroads,
  },
  {
    title: 'Red rings forbid',
    text: 'A circle gives an order. With a red ring it says what you must not do.',
    example: 'no faster than 30 mph.',
    Picture: ThirtyLimit,
  },
  {
    title: 'Blue circles instruct',
    text: 'A blue circle without a red ring mostly says what you must do.',
    example: 'turn left.',
    Picture: TurnLeft,
  },
  {
    title: 'Rectangles inform',
    text: 'They tell you about places, lanes and directions.',
    example: 'parking place.',
    Picture: Parking,
  },
  {
    title: 'Eight sides: stop',
    text: 'Only STOP has this shape, so that you know it even under snow or from behind.',
    example: 'stop at the line, always, then give way.',
    Picture: Stop,
  },
  {
    title: 'Point down: give way',
    text: 'Only GIVE WAY stands on its point.',
    example: 'let traffic on the main road go first.',
    Picture: GiveWay,
  },
];

/** What a direction sign's colour says. */
export const colourLessons: readonly Lesson[] = [
  {
    title: 'Blue: motorways',
    text: 'Direction signs on motorways have white words on blue. Other blue rectangles give information.',
    example: 'the M62 to Leeds.',
    Picture: MotorwayPanel,
  },
  {
    title: 'Green: primary routes',
    text: 'The main roads between towns. Places are white, road numbers yellow.',
    example: 'the A46, 12 miles to Lincoln and 28 to Newark.',
    Picture: PrimaryPanel,
  },
  {
    title: 'White: other roads',
    text: 'Black words on white lead along smaller and local roads.',
    example: 'Dunbury, two miles, to the right.',
    Picture: LocalPanel,
  },
  {
    title: 'Yellow: temporary',
    text: 'Diversions, road works and events: what differs from what you know.',
    example: 'diversion, follow the arrow.',
    Picture: DiversionPanel,
  },
  {
    title: 'Brown: places to visit',
    text: 'Tourist attractions and facilities.',
    example: 'an old priory, one and a half miles, to the left.',
    Picture: TouristPanel,
  },
];
