import type { Colour } from './colours.ts';
import { symbolMarkup } from './draw-symbol.ts';
import type { Layer, Paint, SignDrawing } from './drawing.ts';
import { letteringPath } from './lettering.ts';
import { drawPlate } from './plates.ts';
import { colourOf, element, group, paintAttributes, scaleText, short, turnTransform } from './svg.ts';
import { wayHead, wayLine } from './ways.ts';

interface Surroundings {
  ground: Colour;
  legend: Colour;
  middle: readonly [number, number];
}

const paintKeys = new Set(['fill', 'stroke', 'width', 'dash', 'round', 'turn']);

function turned(layer: { turn?: Paint['turn'] }, around: Surroundings, content: string): string {
  return group(turnTransform(layer.turn, around.middle), content);
}

function drawLamp(x: number, y: number, radius: number, fill: Colour, lit: boolean): string {
  const lamp = element('circle', { cx: x, cy: y, r: radius, fill: colourOf(fill) });
  if (!lit) return lamp;
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (reach: number): string => `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
    return `M${at(radius * 1.2)}L${at(radius * 1.75)}`;
  });
  return lamp + element('path', { d: rays.join(''), stroke: colourOf(fill), 'stroke-width': radius * 0.16 });
}

function drawLayer(layer: Layer, around: Surroundings): string {
  const paint = paintAttributes(layer as Paint, around.legend);
  if ('path' in layer) return turned(layer, around, element('path', { d: layer.path, ...paint }));
  if ('rect' in layer) {
    const [x, y, width, height, rx] = layer.rect;
    return turned(layer, around, element('rect', { x, y, width, height, rx, ...paint }));
  }
  if ('circle' in layer) {
    const [cx, cy, r] = layer.circle;
    return element('circle', { cx, cy, r, ...paint });
  }
  if ('way' in layer) {
    const ink = colourOf(layer.fill ?? around.legend);
    const line = { fill: 'none', stroke: ink, 'stroke-width': layer.width, 'stroke-dasharray': layer.dash };
    if (!layer.head) return turned(layer, around, element('path', { d: wayLine(layer.way), ...line }));
    const { outline, shaftEnd } = wayHead(layer);
    const shaft = element('path', { d: wayLine([...layer.way.slice(0, -1), shaftEnd]), ...line });
    return turned(layer, around, shaft + element('path', { d: outline, fill: ink }));
  }
  if ('text' in layer) {
    const ink = layer.fill ?? around.legend;
    const weight = layer.weight ?? (ink === 'white' || ink === 'yellow' ? 'medium' : 'heavy');
    return turned(layer, around, letteringPath(layer, weight, colourOf(ink)));
  }
  if ('symbol' in layer) return turned(layer, around, symbolMarkup(layer, around));
  if ('inset' in layer) {
    const [x, y, width] = layer.box;
    const drawn = drawBody(layer.inset);
    const place = `translate(${short(x)} ${short(y)})scale(${scaleText(width / drawn.size[0])})`;
    return turned(layer, around, group(place, drawn.markup));
  }
  if ('lamps' in layer) {
    const dots = layer.lamps.flatMap((row, down) =>
      row.split('').flatMap((mark, along) => {
        const x = short(layer.at[0] + along * layer.pitch);
        return mark === 'o' ? [`M${x} ${short(layer.at[1] + down * layer.pitch)}h0`] : [];
      }),
    );
    return element('path', {
      d: dots.join(''),
      stroke: colourOf(layer.fill ?? around.legend),
      'stroke-width': layer.pitch * 0.9,
      'stroke-linecap': 'round',
    });
  }
  if ('lamp' in layer) return drawLamp(...layer.lamp, layer.fill, layer.lit ?? false);
  throw new Error(
    `Unknown layer: ${Object.keys(layer)
      .filter((key) => !paintKeys.has(key))
      .join(', ')}`,
  );
}

function drawBody(drawing: SignDrawing): { size: readonly [number, number]; markup: string } {
  const look = drawPlate(drawing);
  const around = { ground: look.ground, legend: look.legend, middle: [look.size[0] / 2, look.size[1] / 2] as const };
  return { size: look.size, markup: look.markup + drawing.layers.map((layer) => drawLayer(layer, around)).join('') };
}

/**
 * A sign as a standalone SVG document: attributes only, no ids, no text elements, nothing fetched, so that it can stand
 * in a page under a strict content policy as often as wanted. The same data gives the same string.
 * @param options width and height in CSS pixels; without them the drawing takes the size of its surroundings.
 */
export function drawSign(drawing: SignDrawing, options: { width?: number; height?: number } = {}): string {
  const { size, markup } = drawBody(drawing);
  const asked = [
    options.width === undefined ? '' : ` width="${short(options.width)}"`,
    options.height === undefined ? '' : ` height="${short(options.height)}"`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(size[0])} ${short(size[1])}"${asked}>${markup}</svg>`;
}
