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
