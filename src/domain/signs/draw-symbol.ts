import type { Colour } from './colours.ts';
import type { SymbolLayer } from './drawing.ts';
import { pictograms } from './pictograms.ts';
import { colourOf, element, scaleText, short } from './svg.ts';

/** A shared pictogram fitted into its box, in the colours of its plate unless the layer names others. */
export function symbolMarkup(layer: SymbolLayer, plate: { ground: Colour; legend: Colour }): string {
  const pictogram = pictograms[layer.symbol];
  if (!pictogram) throw new Error(`No pictogram is called ${layer.symbol}`);
  const ink = colourOf(layer.fill ?? plate.legend);
  const ground = colourOf(layer.ground ?? plate.ground);
  const [x, y, width, height] = layer.box ?? pictogram.box;
  const [left, top, ownWidth, ownHeight] = pictogram.box;
  const scale = height === undefined ? width / ownWidth : Math.min(width / ownWidth, height / ownHeight);
  const moveX = x + (width - ownWidth * scale) / 2 - left * scale;
  const moveY = y + (height === undefined ? 0 : (height - ownHeight * scale) / 2) - top * scale;
  const factor = scaleText(scale);
  const place = layer.flip
    ? `translate(${short(2 * x + width - moveX)} ${short(moveY)})scale(-${factor} ${factor})`
    : `translate(${short(moveX)} ${short(moveY)})scale(${factor})`;
  const parts = pictogram.parts.map((part) => {
    if (typeof part === 'string') return element('path', { d: part, 'fill-rule': 'evenodd' });
    if (!('line' in part)) return element('path', { d: part.cut, fill: ground });
    return element('path', {
      d: part.line,
      fill: 'none',
      stroke: part.cut ? ground : ink,
      'stroke-width': part.width,
      'stroke-linecap': part.round ? 'round' : undefined,
      'stroke-linejoin': part.round ? 'round' : undefined,
    });
  });
  return `<g transform="${place}" fill="${ink}">${parts.join('')}</g>`;
}
