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
