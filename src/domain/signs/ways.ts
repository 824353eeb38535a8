import type { Corner, Point, WayLayer } from './drawing.ts';
import { short } from './svg.ts';

type Head = NonNullable<WayLayer['head']>;

const defaultHead: Record<Head, readonly [length: number, width: number]> = {
  point: [0.45, 1],
  barb: [1.55, 2.9],
  block: [1.4, 2.4],
};

function unit(from: Point | Corner, to: Point | Corner): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function xy(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

/** The middle line of a way as path data: rounded corners become quadratic curves. */
export function wayLine(corners: readonly Corner[]): string {
  return corners
    .map((corner, index) => {
      const [x, y, radius] = corner;
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${xy(x, y)}`;
      if (!radius || !after) return `L${xy(x, y)}`;
      const back = unit(corner, before);
      const on = unit(corner, after);
      const turn = Math.acos(Math.max(-1, Math.min(1, -(back[0] * on[0] + back[1] * on[1]))));
      const reach = radius * Math.tan(turn / 2);
      const sweep = back[0] * on[1] - back[1] * on[0] < 0 ? 1 : 0;
      return `L${xy(x + back[0] * reach, y + back[1] * reach)}A${short(radius)} ${short(radius)} 0 0 ${sweep} ${xy(x + on[0] * reach, y + on[1] * reach)}`;
    })
    .join('');
}

/** Outline of an arrow head whose tip is at the last corner, and where the shaft has to end to meet it. */
export function wayHead(layer: WayLayer): { outline: string; shaftEnd: Corner } {
  const { way, width, head = 'point' } = layer;
  const tip = way.at(-1);
  const before = way.at(-2);
  if (!tip || !before) throw new Error('A way with a head needs two corners');
  const [length, across] = layer.headSize ?? [defaultHead[head][0] * width, defaultHead[head][1] * width];
  const [dx, dy] = unit(before, tip);
  const at = (back: number, side: number): string => xy(tip[0] - dx * back - dy * side, tip[1] - dy * back + dx * side);
  const half = across / 2;
  // A barb's back edges run parallel to its front edges, so that the head looks like a bent bar.
  const slope = length / half;
  const thick = width * Math.hypot(1, slope);
  const outlines: Record<Head, string[]> = {
    point: [at(length, half), at(0, 0), at(length, -half)],
    block: [at(length, half), at(0, 0), at(length, -half)],
    barb: [
      at(0, 0),
      at(length, half),
      at(length + thick, half),
      at(thick + slope * width * 0.5, width * 0.5),
      at(thick + slope * width * 0.5, -width * 0.5),
      at(length + thick, -half),
      at(length, -half),
    ],
  };
  // The shaft runs a little into the head, or a hairline would show between them.
  const end = head === 'barb' ? length * 0.6 : length - 0.6;
  return { outline: `M${outlines[head].join('L')}Z`, shaftEnd: [tip[0] - dx * end, tip[1] - dy * end] };
}
