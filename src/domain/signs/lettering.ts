import type { TextLayer } from './drawing.ts';
import { glyphs, type Glyph } from './glyphs.ts';
import { element, scaleText, short } from './svg.ts';

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
 * A line of lettering as one path: a browser keeps a drawing of its own for each element, and a place in a tree of movements for each
 * that is moved, so that a plate of words in letters takes it several times as long to scroll past. Widths and places are those of
 * the ink, so that a line can be set against an edge.
 * @param fill the value of a colour
 */
export function letteringPath(layer: TextLayer, weight: 'heavy' | 'medium', fill: string): string {
  const outlines: string[] = [];
  let pen = 0;
  let inkLeft: number | undefined;
  let inkRight = 0;
  for (const letter of layer.text) {
    if (letter === ' ') {
      pen += layer.space ?? space;
      continue;
    }
    const [advance, left, right, outline] = glyphOf(weight, letter);
    outlines.push(`M${short(pen)} 0${outline}`);
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
  const transform = `translate(${short(layer.at[0] - shift)} ${short(layer.at[1])})scale(${scales})`;
  return element('path', { fill, transform, d: outlines.join('') });
}
