import type { Colour } from './colours.ts';
import type { FlagPlate, PanelPlate, PanelStyle, Plate } from './drawing.ts';
import { colourOf, element, short } from './svg.ts';

export interface PlateLook {
  size: readonly [width: number, height: number];
  ground: Colour;
  legend: Colour;
  markup: string;
}

interface PanelLook {
  ground: Colour;
  legend: Colour;
  edge: Colour;
  /** Thin line outside a light edge, which would be lost against a light sky. */
  keyline?: Colour;
}

const panelLooks: Record<PanelStyle, PanelLook> = {
  white: { ground: 'white', legend: 'black', edge: 'black' },
  blue: { ground: 'blue', legend: 'white', edge: 'white', keyline: 'blue' },
  green: { ground: 'green', legend: 'white', edge: 'white', keyline: 'green' },
  brown: { ground: 'brown', legend: 'white', edge: 'white', keyline: 'brown' },
  yellow: { ground: 'yellow', legend: 'black', edge: 'black' },
  red: { ground: 'red', legend: 'white', edge: 'white', keyline: 'red' },
  black: { ground: 'black', legend: 'white', edge: 'white', keyline: 'black' },
  redRoute: { ground: 'white', legend: 'black', edge: 'red' },
  lightGreen: { ground: 'lightGreen', legend: 'white', edge: 'white', keyline: 'lightGreen' },
  plainYellow: { ground: 'yellow', legend: 'black', edge: 'yellow' },
  plainBlue: { ground: 'blue', legend: 'white', edge: 'blue' },
  plainWhite: { ground: 'white', legend: 'black', edge: 'white' },
};

function panel(plate: PanelPlate): PlateLook {
  const look = panelLooks[plate.style];
  const [width, height] = plate.size;
  const small = Math.min(width, height);
  const edge = plate.edge ?? Math.max(4, Math.min(9, small * 0.045));
  const radius = plate.radius ?? Math.max(8, Math.min(22, small * 0.1));
  const keyline = look.keyline ? Math.max(1.5, edge * (plate.style === 'red' ? 0.27 : 0.2)) : 0;
  const box = (inset: number, fill: Colour): string =>
    element('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: Math.max(1, radius - inset),
      fill: colourOf(fill),
    });
  const lines = (plate.split ?? []).map((y) =>
    element('rect', { x: edge / 2, y: y - edge / 2, width: width - edge, height: edge, fill: colourOf(look.edge) }),
  );
  const boxes = look.keyline ? [box(0, look.keyline)] : [];
  if (look.edge !== look.ground || !look.keyline) boxes.push(box(keyline, look.edge));
  if (look.edge !== look.ground) boxes.push(box(look.keyline ? edge + 1 : edge, look.ground));
  return { size: plate.size, ground: look.ground, legend: look.legend, markup: [...boxes, ...lines].join('') };
}

/** A flag's point has sides at 60 degrees to its top; the corners at the back and at the shoulders are round. */
function flag(plate: FlagPlate): PlateLook {
  const look = panelLooks[plate.style];
  const [width, height] = plate.size;
  const edge = plate.edge ?? Math.max(5, Math.min(9, height * 0.065));
  const slope = Math.tan(Math.PI / 6);
  const way = plate.to === 'right' ? 1 : -1;
  const middle = height / 2;
  const outline = (inset: number): string => {
    const radius = Math.max(2, height * 0.13 - inset);
    const flat = plate.to === 'right' ? inset : width - inset;
    const tip = plate.to === 'right' ? width - inset * 1.155 : inset * 1.155;
    const top = inset;
    const bottom = height - inset;
    const shoulder = tip - way * slope * (middle - inset);
    const round = Math.max(2, height * 0.1 - inset * 0.4);
    const before = short(shoulder - way * round);
    const after = short(shoulder + way * round * 0.5);
    return [
      `M${short(flat + way * radius)} ${short(top)}H${before}Q${short(shoulder)} ${short(top)} ${after} ${short(top + round * 0.866)}`,
      `L${short(tip)} ${short(middle)}`,
      `L${after} ${short(bottom - round * 0.866)}Q${short(shoulder)} ${short(bottom)} ${before} ${short(bottom)}`,
      `H${short(flat + way * radius)}Q${short(flat)} ${short(bottom)} ${short(flat)} ${short(bottom - radius)}`,
      `V${short(top + radius)}Q${short(flat)} ${short(top)} ${short(flat + way * radius)} ${short(top)}Z`,
    ].join('');
  };
  const shape = (inset: number, fill: Colour): string => element('path', { d: outline(inset), fill: colourOf(fill) });
  const keyline = look.keyline ? 1.5 : 0;
  const markup = [
    look.keyline ? shape(0, look.keyline) : '',
    shape(keyline, look.edge),
    shape(keyline + edge, look.ground),
  ].join('');
  return { size: plate.size, ground: look.ground, legend: look.legend, markup };
}

/** The rounded triangle, its border and the sharp white field, point up or down. */
function triangle(down: boolean): PlateLook {
  const [outer, field] = down
    ? ['M22 22H298L160 261Z', 'M34 28H286L160 246.2Z']
    : ['M22 261H298L160 22Z', 'M34 255H286L160 36.8Z'];
  const markup =
    element('path', {
      d: outer,
      fill: colourOf('red'),
      stroke: colourOf('red'),
      'stroke-width': 44,
      'stroke-linejoin': 'round',
    }) + element('path', { d: field, fill: colourOf('white') });
  return { size: [320, 283], ground: 'white', legend: 'black', markup };
}

function circle(radius: number, fill: Colour): string {
  return element('circle', { cx: 160, cy: 160, r: radius, fill: colourOf(fill) });
}

function octagon(ground: Colour): PlateLook {
  const outline = (inset: number): string => {
    const near = inset;
    const far = 320 - inset;
    const cut = 93.7 - inset * 0.414;
    const other = 320 - cut;
    return `M${short(cut)} ${short(near)}H${short(other)}L${short(far)} ${short(cut)}V${short(other)}L${short(other)} ${short(far)}H${short(cut)}L${short(near)} ${short(other)}V${short(cut)}Z`;
  };
  const shape = (inset: number, fill: Colour): string => element('path', { d: outline(inset), fill: colourOf(fill) });
  const markup = shape(0, ground) + shape(1.5, 'white') + shape(11, ground);
  return { size: [320, 320], ground, legend: 'white', markup };
}

/** Draws the plate under a sign and says what colours its ground and legend have. */
export function drawPlate(plate: Plate): PlateLook {
  switch (plate.plate) {
    case 'triangle':
      return triangle(false);
    case 'triangleDown':
      return triangle(true);
    case 'ring': {
      const ground = plate.ground ?? 'white';
      const markup = circle(160, plate.rim ?? 'red') + circle(160 - (plate.band ?? 32), ground);
      return { size: [320, 320], ground, legend: ground === 'blue' ? 'white' : 'black', markup };
    }
    case 'disc': {
      const ground = plate.ground ?? 'blue';
      const markup = circle(160, ground) + circle(158, 'white') + circle(152.6, ground);
      return { size: [320, 320], ground, legend: ground === 'white' ? 'black' : 'white', markup };
    }
    case 'octagon':
      return octagon(plate.ground ?? 'red');
    case 'signal': {
      const [width, height] = plate.size;
      const markup = element('rect', { width, height, rx: 24, fill: colourOf('black') });
      return { size: plate.size, ground: 'black', legend: 'white', markup };
    }
    case 'none':
      return { size: plate.size, ground: plate.ground ?? 'white', legend: plate.legend ?? 'black', markup: '' };
    case 'panel':
      return panel(plate);
    case 'flag':
      return flag(plate);
    default:
      throw new Error(`No plate is called ${String((plate satisfies never as { plate: string }).plate)}`);
  }
}
