import { shaded, surfaces } from './palette.ts';
import { strip } from './road-surface.ts';
import { inMouth, type World } from './world.ts';

type Line = World['scenario']['lines'][number];
/** Metres of paint and of gap, and the width of the line. */
type Dashes = { readonly mark: number; readonly gap: number; readonly wide: number };

const up = 0.014;

/** Lines along the road, in the lengths of the Traffic Signs Manual (chapter 5) for roads up to and above 40 mph. */
function dashesOf(style: Line['style'], limit: number): Dashes {
  const fast = limit > 40;
  switch (style) {
    case 'centre':
      return fast ? { mark: 3, gap: 6, wide: 0.12 } : { mark: 2, gap: 4, wide: 0.12 };
    case 'hazard':
      return fast ? { mark: 6, gap: 3, wide: 0.14 } : { mark: 4, gap: 2, wide: 0.14 };
    case 'lane':
      return fast ? { mark: 2, gap: 7, wide: 0.12 } : { mark: 1, gap: 5, wide: 0.12 };
    default:
      return { mark: 1, gap: 0, wide: 0.12 };
  }
}

export function drawMarkings(world: World): void {
  const worn = world.scenario.weather === 'rain' ? 0.86 : 1;
  const white = shaded(surfaces.paint, 0.95 * worn);
  const yellow = shaded(surfaces.yellowPaint, worn);
  for (const line of world.scenario.lines) {
    const { from, to, across, style } = line;
    const side = across < 0 ? 'left' : 'right';
    const clear = (along: number) => !inMouth(world, side, along, -1);
    const solid = (at: number, wide: number, colour: typeof white) =>
      strip(world, { from, to, across: [at - wide / 2, at + wide / 2], height: [up, up] }, () => colour, clear);
    if (style === 'edge') solid(across, 0.14, white);
    else if (style === 'double-white') for (const at of [across - 0.13, across + 0.13]) solid(at, 0.1, white);
    else if (style === 'single-yellow') solid(across, 0.09, yellow);
    else if (style === 'double-yellow') for (const at of [across - 0.1, across + 0.1]) solid(at, 0.09, yellow);
    else if (style === 'zig-zag') zigZag(world, line, white);
    else dashed(world, line, white);
  }
}

function dashed(world: World, { from, to, across, style }: Line, white: ReturnType<typeof shaded>): void {
  const { mark, gap, wide } = dashesOf(style, world.scenario.limit);
  for (let along = from; along + mark <= to; along += mark + gap) {
    strip(
      world,
      { from: along, to: along + mark, across: [across - wide / 2, across + wide / 2], height: [up, up] },
      () => white,
    );
  }
}

function zigZag(world: World, { from, to, across }: Line, white: ReturnType<typeof shaded>): void {
  const length = 2;
  const aside = 0.3;
  let sign = 1;
  for (let along = from; along + length <= to; along += length) {
    const parts = 4;
    for (let part = 0; part < parts; part += 1) {
      const middle = across + sign * aside * ((part + 0.5) / parts - 0.5) * 2;
      const near = along + (length * part) / parts;
      const area = {
        from: near,
        to: near + length / parts,
        across: [middle - 0.11, middle + 0.11] as const,
        height: [up, up] as const,
      };
      strip(world, area, () => white);
    }
    sign = -sign;
  }
}
