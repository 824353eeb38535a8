import type { SignDrawing } from '#domain/signs/drawing.ts';

export type Lesson = {
  readonly title: string;
  readonly text: string;
  /** What the sign of the picture means. */
  readonly example: string;
  readonly drawing: SignDrawing;
};

const children: SignDrawing = { plate: 'triangle', layers: [{ symbol: 'children' }] };
const thirty: SignDrawing = {
  plate: 'ring',
  layers: [{ text: '30', at: [161, 221], cap: 124, span: 220, tracking: -14 }],
};
const turnLeft: SignDrawing = {
  plate: 'disc',
  layers: [
    {
      way: [
        [290, 160],
        [22, 160],
      ],
      width: 42,
      head: 'barb',
      headSize: [64, 128],
    },
  ],
};
const parking: SignDrawing = {
  plate: 'panel',
  style: 'blue',
  size: [320, 320],
  edge: 11,
  radius: 24,
  layers: [
    { path: 'M84 41H196Q270 43 270 116Q270 189 196 190H136V285H84Z', fill: 'white' },
    { path: 'M136 81H190Q219 84 219 116Q219 148 190 150H136Z', fill: 'blue' },
  ],
};
const stop: SignDrawing = { plate: 'octagon', layers: [{ text: 'STOP', at: [161, 198], cap: 73, span: 274 }] };
const giveWay: SignDrawing = {
  plate: 'triangleDown',
  layers: [
    { text: 'GIVE', at: [158, 93], cap: 49, span: 172 },
    { text: 'WAY', at: [163, 144], cap: 32, span: 106 },
  ],
};

/** What a sign's shape says. */
export const shapeLessons: readonly Lesson[] = [
  {
    title: 'Triangles warn',
    text: 'Something ahead needs your care. Slow down and look for it.',
    example: 'children likely to be on the road ahead.',
    drawing: children,
  },
  {
    title: 'Red rings forbid',
    text: 'A circle gives an order. With a red ring it says what you must not do.',
    example: 'no faster than 30 mph.',
    drawing: thirty,
  },
  {
    title: 'Blue circles instruct',
    text: 'A blue circle without a red ring says what you must do.',
    example: 'turn left.',
    drawing: turnLeft,
  },
  {
    title: 'Rectangles inform',
    text: 'They tell you about places, lanes and directions.',
    example: 'parking place.',
    drawing: parking,
  },
  {
    title: 'Eight sides: stop',
    text: 'Only STOP has this shape, so that it can be told even under snow and from behind.',
    example: 'stop at the line, always, then give way.',
    drawing: stop,
  },
  {
    title: 'Point down: give way',
    text: 'Only GIVE WAY is a triangle on its point.',
    example: 'let traffic on the main road go first.',
    drawing: giveWay,
  },
];

/** What a rectangular sign's colour says. */
export const colourLessons: readonly Lesson[] = [
  {
    title: 'Blue with white: motorways',
    text: 'Direction signs on motorways have white words on blue. Other blue rectangles give information.',
    example: 'start of the M62 motorway.',
    drawing: {
      plate: 'panel',
      style: 'blue',
      size: [320, 154.16],
      edge: 8.18,
      radius: 17.52,
      layers: [
        { text: 'M62', at: [89.93, 101.61], cap: 52.55, span: 126.13 },
        { symbol: 'motorway', box: [177.52, 26.86, 115.62] },
      ],
    },
  },
  {
    title: 'Green: primary routes',
    text: 'The main roads between towns. Places are white, road numbers yellow.',
    example: 'the A46 to Lincoln and Newark.',
    drawing: {
      plate: 'panel',
      style: 'green',
      size: [320, 170],
      edge: 7,
      radius: 16,
      layers: [
        { text: 'A46', at: [160, 52], cap: 32, fill: 'yellow' },
        { text: 'Lincoln', at: [24, 100], cap: 25, align: 'start' },
        { text: '12', at: [296, 100], cap: 25, align: 'end' },
        { text: 'Newark', at: [24, 144], cap: 25, align: 'start' },
        { text: '28', at: [296, 144], cap: 25, align: 'end' },
      ],
    },
  },
  {
    title: 'White: other roads',
    text: 'Black words on white lead along smaller and local roads.',
    example: 'Dunbury, two miles, to the right.',
    drawing: {
      plate: 'flag',
      style: 'white',
      size: [320, 92],
      to: 'right',
      layers: [
        { text: 'Dunbury', at: [22, 58], cap: 26, span: 150, align: 'start' },
        { text: '2', at: [232, 58], cap: 27, align: 'end' },
        { path: 'M288 46L267 18L246 18L267 46L246 74L267 74Z', fill: 'black' },
      ],
    },
  },
  {
    title: 'Yellow: temporary',
    text: 'Road works, diversions and events: what differs from what you know.',
    example: 'diversion, follow the arrow.',
    drawing: {
      plate: 'panel',
      style: 'yellow',
      size: [320, 228.73],
      edge: 7.89,
      radius: 18.03,
      layers: [
        { text: 'Diversion', at: [160, 83.38], cap: 36.06, span: 238.87 },
        {
          way: [
            [98.03, 154.37],
            [220.85, 154.37],
          ],
          width: 20.28,
          head: 'barb',
          headSize: [29.3, 60.85],
        },
      ],
    },
  },
  {
    title: 'Brown: places to visit',
    text: 'Tourist attractions and facilities. Nothing about the traffic.',
    example: 'an old priory, one and a half miles, to the left.',
    drawing: {
      plate: 'flag',
      style: 'brown',
      size: [320, 68.72],
      to: 'left',
      layers: [
        { path: 'M19.3 34.4L35.4 11.8L51.5 11.8L35.4 34.4L51.5 56.9L35.4 56.9Z', fill: 'white' },
        { symbol: 'castle', box: [57.99, 13.96, 40.81], fill: 'white' },
        { text: 'Old priory', at: [111.68, 45.1], cap: 23.62, span: 135.3, align: 'start' },
        { text: '1½', at: [296.38, 45.1], cap: 23.62, align: 'end' },
      ],
    },
  },
];
