/**
 * One part of a pictogram: a filled outline (even-odd, so that inner outlines are windows), one filled in the ground
 * colour to cut a gap, or a line of the given width in either colour.
 */
export type Part = string | { cut: string } | { line: string; width: number; round?: boolean; cut?: boolean };

/** A pictogram in its own units; the box is where its ink is. */
export interface Pictogram {
  box: readonly [x: number, y: number, width: number, height: number];
  parts: readonly Part[];
}

/** A disc as path data, to stand among other outlines. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A wheel with a hub of the ground colour, and a gap around it where it stands in a dark body. */
export function wheel(x: number, y: number, radius: number, hub: number, gap = 0): Part[] {
  const solid: Part = disc(x, y, radius) + disc(x, y, hub);
  return gap ? [{ cut: disc(x, y, radius + gap) }, solid] : [solid];
}

interface Knot {
  x: number;
  y: number;
  sharp: boolean;
}

function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a point: ${word}`);
      return { x, y, sharp: word.endsWith('!') };
    });
}

function handle(knot: Knot, from: Knot, to: Knot, length: number): string {
  const span = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach = knot.sharp ? 0 : length / 3 / span;
  return `${tenth(knot.x + (to.x - from.x) * reach)} ${tenth(knot.y + (to.y - from.y) * reach)}`;
}

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * A closed smooth outline through points written as "x,y x,y! …", where `!` marks a corner: animals and people are drawn
 * as the points an eye picks on their outline.
 */
export function outline(text: string): string {
  const points = knots(text);
  const at = (index: number): Knot => points[(index + points.length) % points.length] as Knot;
  const pieces = points.map((from, index) => {
    const to = at(index + 1);
    if (from.sharp && to.sharp) return `L${tenth(to.x)} ${tenth(to.y)}`;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const out = handle(from, at(index - 1), to, length);
    const back = handle(to, at(index + 2), from, length);
    return `C${out} ${back} ${tenth(to.x)} ${tenth(to.y)}`;
  });
  return `M${tenth(at(0).x)} ${tenth(at(0).y)}${pieces.join('')}Z`;
}
