import { readFileSync } from 'node:fs';
import { drawSign } from '#domain/signs/draw-sign.ts';
import type { SignDrawing } from '#domain/signs/drawing.ts';

const drawn = 'src/web/ui/drawn/';
const root = new URL('../../', import.meta.url);

/**
 * The app's own drawings (its icon, its cat's eye, the plates of achievements) as the files that are committed: SVG texts by their
 * paths in the repository. They are pinned, and not drawn in the browser, which would have to load everything that draws signs.
 */
export function appDrawings(): ReadonlyMap<string, string> {
  const data = JSON.parse(readFileSync(new URL(`${drawn}drawings.json`, root), 'utf8')) as Record<string, SignDrawing>;
  return new Map(Object.entries(data).map(([name, drawing]) => [fileOf(name), `${drawSign(drawing)}\n`]));
}

/** Browsers are told of the icon by its address; the others are imported. */
function fileOf(name: string): string {
  return name === 'icon' ? 'src/web/public/favicon.svg' : `${drawn}${name}.svg`;
}
