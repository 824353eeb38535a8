import type { Colour } from './colours.ts';

/** Units are those of the drawing: a sign is about 320 across, or high if it is tall. */
export type Point = readonly [x: number, y: number];

/** A corner of a way: the optional radius rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number];

export interface Paint {
  fill?: Colour | 'none';
  stroke?: Colour;
  width?: number;
  dash?: string;
  round?: boolean;
  /** Degrees clockwise about the middle of the drawing, or about the point given. */
  turn?: number | readonly [degrees: number, x: number, y: number];
}

/** An outline in SVG path language. */
export type PathLayer = Paint & { path: string };
export type RectLayer = Paint & {
  rect: readonly [x: number, y: number, width: number, height: number, radius?: number];
};
export type CircleLayer = Paint & { circle: readonly [x: number, y: number, radius: number] };

/**
 * A stretch of road or an arrow: a line of one width through corners. `head` closes it: `point` is the pointed end of a
 * road on a map-type sign, `barb` the arrow of mandatory and lane signs, `block` a plain triangular head.
 */
export type WayLayer = Paint & {
  way: readonly Corner[];
  width: number;
  head?: 'point' | 'barb' | 'block';
  /** Length and width of the head; by default in proportion to the width. */
  headSize?: readonly [length: number, width: number];
};

/** A line of lettering; `at` is on the baseline, `cap` the height of a capital. */
export type TextLayer = {
  text: string;
  at: Point;
  cap: number;
  fill?: Colour;
  align?: 'start' | 'middle' | 'end';
  /** Stretches or squeezes the line to this width. */
  span?: number;
  /** Extra room between letters, in glyph units (a capital is 200 high), in place of the usual 4. */
  tracking?: number;
  /** Room between words, in glyph units, in place of the usual 88. */
  space?: number;
  weight?: 'heavy' | 'medium';
  turn?: number | readonly [degrees: number, x: number, y: number];
};

/** A shared pictogram, fitted into the box: by its width, or centred by width and height; by default where it was drawn. */
export type SymbolLayer = {
  symbol: string;
  box?: readonly [x: number, y: number, width: number, height?: number];
  fill?: Colour;
  /** Colour of what is cut out of the pictogram: the ground of the plate unless told. */
  ground?: Colour;
  flip?: boolean;
  turn?: number | readonly [degrees: number, x: number, y: number];
};

/** A whole sign inside another, such as the roundel on a zone plate; the box gives its place and width. */
export type InsetLayer = {
  inset: SignDrawing;
  box: readonly [x: number, y: number, width: number];
  turn?: number | readonly [degrees: number, x: number, y: number];
};

/** Lamps of a matrix signal: each row is a string in which `o` is a lit lamp. */
export type LampsLayer = { lamps: readonly string[]; at: Point; pitch: number; fill?: Colour };

/** A flashing lamp, drawn with rays where it is lit. */
export type LampLayer = { lamp: readonly [x: number, y: number, radius: number]; fill: Colour; lit?: boolean };

export type Layer =
  | PathLayer
  | RectLayer
  | CircleLayer
  | WayLayer
  | TextLayer
  | SymbolLayer
  | InsetLayer
  | LampsLayer
  | LampLayer;

/** The colourings of a flat panel: ground, legend and edge. `plain` ones have no edge of another colour. */
export type PanelStyle =
  | 'white'
  | 'blue'
  | 'green'
  | 'brown'
  | 'yellow'
  | 'red'
  | 'black'
  | 'lightGreen'
  | 'redRoute'
  | 'plainYellow'
  | 'plainBlue'
  | 'plainWhite';

export interface PanelPlate {
  plate: 'panel';
  style: PanelStyle;
  size: readonly [width: number, height: number];
  radius?: number;
  edge?: number;
  /** Heights at which a line in the colour of the edge divides the panel. */
  split?: readonly number[];
}

export interface FlagPlate {
  plate: 'flag';
  style: PanelStyle;
  size: readonly [width: number, height: number];
  edge?: number;
  /** The side to which the flag points. */
  to: 'left' | 'right';
}

export type Plate =
  | { plate: 'triangle' }
  | { plate: 'triangleDown' }
  | { plate: 'ring'; ground?: Colour; rim?: Colour; band?: number }
  | { plate: 'disc'; ground?: Colour }
  | { plate: 'octagon'; ground?: Colour }
  | { plate: 'signal'; size: readonly [width: number, height: number] }
  | { plate: 'none'; size: readonly [width: number, height: number]; ground?: Colour; legend?: Colour }
  | PanelPlate
  | FlagPlate;

/** What is on a sign, as data: a plate and the layers on it from back to front. */
export type SignDrawing = Plate & { layers: readonly Layer[] };
