import type { SignFace } from '#contract/hazard-scenario.ts';

type Pen = CanvasRenderingContext2D;
const red = '#d3121f';
const ink = '#151515';
const blue = '#0067b1';

/** A sign of 128 by 128 pixels with nothing round it. Enough to be known by shape and figure at 40 metres. */
export function drawSignFace(pen: Pen, face: SignFace): void {
  const limit = /^limit-(?<mph>\d+)$/.exec(face)?.groups?.mph;
  if (limit !== undefined) ringed(pen, limit);
  else if (face === 'national-limit') national(pen);
  else if (face === 'keep-left') keepLeft(pen);
  else if (face === 'no-entry') noEntry(pen);
  else if (face === 'bus-stop') busStop(pen);
  else if (face === 'direction') direction(pen);
  else triangle(pen, face);
}

function disc(pen: Pen, colour: string, radius: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(64, 64, radius, 0, Math.PI * 2);
  pen.fill();
}

function ringed(pen: Pen, figure: string): void {
  disc(pen, red, 63);
  disc(pen, '#ffffff', 49);
  pen.fillStyle = ink;
  pen.font = '700 62px "Overpass Variable", Overpass, Arial, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(figure, 64, 68);
}

function national(pen: Pen): void {
  disc(pen, '#ffffff', 63);
  line(pen, ink, 18, [
    [106, 28],
    [22, 100],
  ]);
}

function keepLeft(pen: Pen): void {
  disc(pen, '#ffffff', 63);
  disc(pen, blue, 60);
  line(pen, '#ffffff', 14, [
    [92, 34],
    [40, 88],
  ]);
  shape(pen, '#ffffff', [
    [30, 98],
    [34, 62],
    [66, 94],
  ]);
}

function noEntry(pen: Pen): void {
  disc(pen, '#ffffff', 63);
  disc(pen, red, 60);
  pen.fillStyle = '#ffffff';
  pen.fillRect(20, 52, 88, 24);
}

function busStop(pen: Pen): void {
  pen.fillStyle = red;
  pen.fillRect(14, 4, 100, 120);
  pen.fillStyle = '#ffffff';
  pen.font = '700 34px Arial, sans-serif';
  pen.textAlign = 'center';
  pen.fillText('BUS', 64, 52);
  pen.fillText('STOP', 64, 96, 92);
}

function direction(pen: Pen): void {
  pen.fillStyle = '#00693c';
  pen.fillRect(0, 22, 128, 84);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 4;
  pen.strokeRect(5, 27, 118, 74);
  line(pen, '#ffffff', 9, [
    [34, 96],
    [34, 48],
  ]);
  shape(pen, '#ffffff', [
    [34, 34],
    [20, 56],
    [48, 56],
  ]);
  line(pen, '#ffffff', 8, [
    [60, 52],
    [112, 52],
  ]);
  line(pen, '#f2c11d', 8, [
    [60, 74],
    [96, 74],
  ]);
}

function triangle(pen: Pen, face: SignFace): void {
  shape(pen, red, [
    [64, 4],
    [126, 116],
    [2, 116],
  ]);
  shape(pen, '#ffffff', [
    [64, 30],
    [104, 103],
    [24, 103],
  ]);
  pen.lineJoin = 'miter';
  for (const path of pictures[face] ?? []) line(pen, ink, 9, path);
  if (face === 'signals')
    for (const [y, colour] of [
      [54, red],
      [72, '#f2a31d'],
      [90, '#008a3a'],
    ] as const)
      dot(pen, colour, 64, y, 8);
  for (const [x, y, radius] of heads[face] ?? []) dot(pen, ink, x, y, radius);
}

/** Strokes inside a warning triangle. */
const pictures: Partial<Record<SignFace, readonly (readonly (readonly [number, number])[])[]>> = {
  children: [
    [
      [52, 66],
      [52, 82],
      [46, 98],
    ],
    [
      [52, 82],
      [58, 98],
    ],
    [
      [72, 70],
      [72, 84],
      [66, 98],
    ],
    [
      [72, 84],
      [80, 98],
    ],
    [
      [52, 72],
      [72, 76],
    ],
  ],
  'bend-left': [
    [
      [70, 98],
      [70, 74],
      [54, 60],
    ],
  ],
  'bend-right': [
    [
      [58, 98],
      [58, 74],
      [74, 60],
    ],
  ],
  'side-road': [
    [
      [58, 98],
      [58, 56],
    ],
    [
      [58, 78],
      [84, 78],
    ],
  ],
  crossroads: [
    [
      [64, 98],
      [64, 52],
    ],
    [
      [44, 78],
      [84, 78],
    ],
  ],
  roundabout: [
    [
      [64, 58],
      [78, 68],
      [82, 84],
    ],
    [
      [76, 92],
      [60, 96],
      [48, 88],
    ],
    [
      [46, 78],
      [52, 66],
      [56, 62],
    ],
  ],
  zebra: [
    [
      [64, 60],
      [62, 80],
      [54, 98],
    ],
    [
      [62, 80],
      [74, 98],
    ],
    [
      [40, 98],
      [88, 98],
    ],
  ],
  horses: [
    [
      [44, 96],
      [46, 78],
      [76, 76],
      [80, 96],
    ],
    [
      [76, 76],
      [86, 62],
    ],
    [
      [60, 74],
      [60, 58],
    ],
  ],
  roadworks: [
    [
      [74, 66],
      [60, 78],
      [72, 98],
    ],
    [
      [60, 78],
      [50, 98],
    ],
    [
      [70, 72],
      [48, 82],
    ],
    [
      [38, 97],
      [52, 97],
    ],
  ],
  'road-narrows': [
    [
      [50, 98],
      [50, 78],
      [58, 64],
      [58, 54],
    ],
    [
      [80, 98],
      [80, 78],
      [72, 64],
      [72, 54],
    ],
  ],
  slippery: [
    [
      [54, 78],
      [76, 78],
    ],
    [
      [52, 98],
      [60, 92],
      [52, 86],
    ],
    [
      [72, 98],
      [80, 92],
      [72, 86],
    ],
    [
      [58, 70],
      [72, 70],
    ],
  ],
  queue: [
    [
      [50, 96],
      [78, 96],
    ],
    [
      [54, 80],
      [74, 80],
    ],
    [
      [58, 64],
      [70, 64],
    ],
  ],
  joining: [
    [
      [70, 98],
      [70, 52],
    ],
    [
      [48, 96],
      [66, 70],
    ],
  ],
};

const heads: Partial<Record<SignFace, readonly (readonly [number, number, number])[]>> = {
  children: [
    [52, 58, 6],
    [72, 62, 6],
  ],
  zebra: [[66, 50, 6]],
  horses: [[60, 52, 6]],
  roadworks: [[76, 58, 6]],
};

function dot(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function line(pen: Pen, colour: string, width: number, points: readonly (readonly [number, number])[]): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  trace(pen, points);
  pen.stroke();
}

function shape(pen: Pen, colour: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = colour;
  trace(pen, points);
  pen.closePath();
  pen.fill();
}

function trace(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}
