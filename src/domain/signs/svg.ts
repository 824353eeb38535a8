import { colours, type Colour } from './colours.ts';
import type { Paint } from './drawing.ts';

/** A number as short as a drawing needs it: two decimals, no trailing zeros. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** A scale needs more places than a length: it is multiplied by hundreds of units. */
export function scaleText(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** An empty element with its attributes; those left undefined are omitted. */
export function element(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`);
  return `<${name}${written.join('')}/>`;
}

/** A group moved by a transform; without one the content stands as it is. */
export function group(transform: string | undefined, content: string): string {
  return transform ? `<g transform="${transform}">${content}</g>` : content;
}

export function colourOf(name: Colour | 'none'): string {
  if (name === 'none') return name;
  const value = colours[name];
  if (!value) throw new Error(`No sign colour is called ${name}`);
  return value;
}

/** The attributes of fill and stroke for a shape. */
export function paintAttributes(paint: Paint, legend: Colour): Record<string, string | number | undefined> {
  const fill = paint.fill ?? (paint.stroke ? 'none' : legend);
  return {
    fill: colourOf(fill),
    stroke: paint.stroke && colourOf(paint.stroke),
    'stroke-width': paint.stroke && (paint.width ?? 1),
    'stroke-dasharray': paint.dash,
    'stroke-linecap': paint.round ? 'round' : undefined,
    'stroke-linejoin': paint.round ? 'round' : undefined,
  };
}

/** A turn in degrees about a point, by default the middle of the drawing. */
export function turnTransform(turn: Paint['turn'], middle: readonly [number, number]): string | undefined {
  if (turn === undefined) return undefined;
  const [degrees, x, y] = typeof turn === 'number' ? [turn, ...middle] : turn;
  return `rotate(${[degrees, x, y].map(short).join(' ')})`;
}
