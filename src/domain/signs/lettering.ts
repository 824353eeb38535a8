import type { TextLayer } from './drawing.ts';
import { glyphs, type Glyph } from './glyphs.ts';
import { scaleText, short } from './svg.ts';

const capUnits = 200;
const space = 88;
/** Signs are set wider than print, to be read at a distance; in glyph units between letters. */
const tracking = 4;

function glyphOf(weight: 'heavy' | 'medium', letter: string): Glyph {
  const glyph = glyphs[weight][letter];
  if (!glyph) throw new Error(`No glyph for "${letter}"`);
  return glyph;
}

/**
 * The path elements of a line of lettering, without a colour: the caller puts them in a coloured group. Widths and
 * places are those of the ink, so that a line can be set against an edge.
 */
export function letteringPaths(layer: TextLayer, weight: 'heavy' | 'medium'): string {
  const placed: { x: number; outline: string }[] = [];
  let pen = 0;
  let inkLeft: number | undefined;
  let inkRight = 0;
  for (const letter of layer.text) {
    if (letter === ' ') {
      pen += layer.space ?? space;
      continue;
    }
    const [advance, left, right, outline] = glyphOf(weight, letter);
    placed.push({ x: pen, outline });
    inkLeft ??= pen + left;
    inkRight = pen + right;
    pen += advance + (layer.tracking ?? tracking);
  }
  const start = inkLeft ?? 0;
  const length = inkRight - start;
  const scale = layer.cap / capUnits;
  const across = layer.span ? layer.span / length : scale;
  const align = layer.align ?? 'middle';
  const shift = start * across + (align === 'middle' ? (length * across) / 2 : align === 'end' ? length * across : 0);
  const scales = across === scale ? scaleText(scale) : `${scaleText(across)} ${scaleText(scale)}`;
  return placed
    .map(({ x, outline }) => {
      const move = `translate(${short(layer.at[0] - shift + x * across)} ${short(layer.at[1])})scale(${scales})`;
      return `<path transform="${move}" d="${outline}"/>`;
    })
    .join('');
}
