import type { SignDrawing } from './signs/drawing.ts';
import type { Sign } from './signs/sign.ts';

/** What can be chosen of one trait of a sign: its id, and how the finder calls it. */
export type Trait<Id extends string> = { readonly id: Id; readonly label: string };

export const signShapes = [
  { id: 'triangle', label: 'Triangle' },
  { id: 'triangle-down', label: 'Upside-down triangle' },
  { id: 'circle', label: 'Circle' },
  { id: 'octagon', label: 'Octagon' },
  { id: 'rectangle', label: 'Rectangle' },
  { id: 'pointed', label: 'Pointed board' },
  { id: 'signal', label: 'Lit signal' },
  { id: 'other', label: 'Another' },
] as const satisfies readonly Trait<string>[];

export const signColours = [
  { id: 'red', label: 'Red' },
  { id: 'blue', label: 'Blue' },
  { id: 'green', label: 'Green' },
  { id: 'yellow', label: 'Yellow' },
  { id: 'brown', label: 'Brown' },
  { id: 'amber', label: 'Amber' },
  { id: 'white', label: 'White' },
  { id: 'black', label: 'Black' },
] as const satisfies readonly Trait<string>[];

export const signSymbols = [
  { id: 'arrow', label: 'Arrows' },
  { id: 'road', label: 'Road or lanes' },
  { id: 'bar', label: 'Bar, cross or diagonal' },
  { id: 'people', label: 'People' },
  { id: 'animals', label: 'Animals' },
  { id: 'cycle', label: 'Bicycle' },
  { id: 'motorcycle', label: 'Motorcycle' },
  { id: 'car', label: 'Car' },
  { id: 'large-vehicle', label: 'Lorry, bus or tractor' },
  { id: 'rail', label: 'Train or tram' },
  { id: 'lights', label: 'Lights' },
  { id: 'words', label: 'Words' },
  { id: 'nothing', label: 'Nothing inside' },
  { id: 'other', label: 'Something else' },
] as const satisfies readonly Trait<string>[];

export const signNumbers = [
  { id: 'speed', label: 'A speed' },
  { id: 'size', label: 'A weight, height, width or length' },
  { id: 'distance', label: 'A distance' },
  { id: 'time', label: 'A time' },
  { id: 'road', label: 'A road number' },
  { id: 'other', label: 'Another number' },
  { id: 'none', label: 'No number' },
] as const satisfies readonly Trait<string>[];

export type SignShape = (typeof signShapes)[number]['id'];
export type SignColour = (typeof signColours)[number]['id'];
export type SignSymbol = (typeof signSymbols)[number]['id'];
export type SignNumber = (typeof signNumbers)[number]['id'];

/** What someone who saw a sign can say of it without knowing what it means. */
export type SignLook = {
  readonly shape: SignShape;
  readonly colours: readonly SignColour[];
  readonly symbols: readonly SignSymbol[];
  readonly numbers: readonly SignNumber[];
  /** What is written on it. */
  readonly lettering: string;
};

const shapeWords: readonly (readonly [RegExp, SignShape])[] = [
  [/point down/, 'triangle-down'],
  [/triangle/, 'triangle'],
  [/circle/, 'circle'],
  [/octagon/, 'octagon'],
  [/flag/, 'pointed'],
  [/signal/, 'signal'],
  [/^rectangle$/, 'rectangle'],
];

/** White and black count where they are the ground: nearly every sign has a white or a black symbol. */
const colourWords: Readonly<Record<SignColour, RegExp>> = {
  red: /\bred\b/,
  blue: /\bblue\b/,
  green: /\bgreen\b/,
  yellow: /\byellow\b/,
  brown: /\bbrown\b/,
  amber: /\b(?:amber|orange)\b/,
  white: /white (?:ground|with|panel)/,
  black: /black (?:ground|panel|lamp panel)|on black/,
};

const symbolWords: Readonly<Record<Exclude<SignSymbol, 'words' | 'other'>, RegExp>> = {
  arrow: /\barrows?\b/,
  road: /\b(?:layout|lanes?|lines?|slope|bend|upright|road|fork|stem)\b/,
  bar: /\b(?:bars?|crossbars?|diagonal|struck-out|x)\b|red cross/,
  people: /(?:walking|running|bent|black) figures?\b|\b(?:child|children|adult|walkers?|rider)\b/,
  animals: /\b(?:cow|sheep|horse|deer|toad|duck)\b/,
  cycle: /\b(?:bicycle|cycle|cyclist)\b/,
  motorcycle: /\bmotorcycle\b/,
  car: /\bcars?\b/,
  'large-vehicle': /\b(?:lorry|bus|long vehicle|tractor|tank|truck)\b/,
  rail: /\b(?:tram|steam engine)\b/,
  lights: /\b(?:lamps?|lights?)\b/,
  nothing: /\bempty (?!red triangle)|nothing inside/,
};

const numberWords: Readonly<Record<Exclude<SignNumber, 'other' | 'none'>, RegExp>> = {
  speed: /(?:^|\s)[2-7]0(?:$|\s(?!min|hour|m\b|yd|miles?))|\bmph\b/i,
  size: /\d ?(?:m|t)\b|\d′|\btonnes\b|\bmgw\b/i,
  distance: /\b(?:yds|yards|miles?|\d+m)\b|½/i,
  time: /\b(?:am|pm|mins|hours?|hrs|april)\b/,
  road: /\b[ABM]\d/,
};

/** What is to be seen on a sign, from its facts and its drawing. */
export function lookOf(
  sign: Pick<Sign, 'category' | 'shape' | 'colours' | 'symbol' | 'name'>,
  drawing: SignDrawing,
): SignLook {
  const pieces = letteringOf(drawing);
  const lettering = pieces.join(' ');
  const symbol = sign.symbol.toLowerCase();
  const symbols: SignSymbol[] = matching(symbolWords, symbol);
  if (/[a-z]{2,}/i.test(lettering) || /\bwords?\b/.test(symbol)) symbols.push('words');
  return {
    shape: shapeWords.find(([words]) => words.test(sign.shape))?.[1] ?? 'other',
    colours: matching(colourWords, sign.colours),
    symbols: symbols.length > 0 ? symbols : ['other'],
    numbers: numbersIn(pieces, sign),
    lettering,
  };
}

type NumberFacts = Pick<Sign, 'category' | 'shape' | 'name'>;

function numbersIn(pieces: readonly string[], { category, shape, name }: NumberFacts): SignNumber[] {
  // A signal writes in lamps, so that its figure is in no lettering.
  if (/signal/.test(shape)) return /speed/i.test(name) ? ['speed'] : ['none'];
  const lettering = pieces.join(' ');
  if (!/[\d½]/.test(lettering)) return ['none'];
  // An 'm' on a motorway is miles.
  const kinds = matching(numberWords, lettering).filter((kind) => kind !== 'size' || category !== 'motorway');
  const found = new Set<SignNumber>(kinds);
  if (hasMiles(pieces, category)) found.add('distance');
  return found.size > 0 ? [...found] : ['other'];
}

/** Places with bare figures: on a direction sign one, on a motorway's list of places several, where one is a junction. */
function hasMiles(pieces: readonly string[], category: Sign['category']): boolean {
  const figures = pieces.filter((piece) => /^\d+$/.test(piece)).length;
  if (category === 'direction') return figures > 0 && figures < pieces.length;
  return category === 'motorway' && figures > 1;
}

function letteringOf(drawing: SignDrawing): string[] {
  return drawing.layers.flatMap((layer) => {
    if ('text' in layer) return [layer.text];
    return 'inset' in layer ? letteringOf(layer.inset) : [];
  });
}

function matching<Id extends string>(words: Readonly<Record<Id, RegExp>>, text: string): Id[] {
  return (Object.keys(words) as Id[]).filter((id) => words[id].test(text));
}
