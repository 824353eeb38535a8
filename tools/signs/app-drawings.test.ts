import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { achievements, plateColour } from '#domain/achievements.ts';
import { colours } from '#domain/signs/colours.ts';
import { appDrawings } from './app-drawings.ts';
import { readAllDrawings } from './sign-content.ts';

const root = new URL('../../', import.meta.url);
const drawings = appDrawings();

describe('The signs that empty states show', () => {
  it('are drawn', () => {
    const sources = readdirSync(new URL('src/web/', root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(new URL(`src/web/${name}`, root), 'utf8'));
    const shown = sources.flatMap((text) =>
      [...text.matchAll(/<EmptyState\s[^>]*?\bsign="([^"]+)"/g)].map(([, id]) => id),
    );
    const known = readAllDrawings();
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((id) => id === undefined || !known.has(id))).toEqual([]);
  });
});

describe('The app’s own drawings', () => {
  it.each([...drawings])('are committed as they are drawn: %s', (file, svg) => {
    expect(readFileSync(new URL(file, root), 'utf8'), 'npm run signs -- --app writes it').toBe(svg);
  });

  it('are all that lies in their folder', () => {
    const folder = 'src/web/ui/drawn/';
    const files = readdirSync(new URL(folder, root)).filter((name) => name.endsWith('.svg'));
    expect(files.filter((name) => !drawings.has(`${folder}${name}`))).toEqual([]);
  });

  it('have a plate for each achievement, and no other', () => {
    const plates = [...drawings.keys()].flatMap((file) => /plate-(.*)\.svg$/.exec(file)?.[1] ?? []);
    expect(new Set(plates)).toEqual(new Set(achievements.map(({ icon }) => icon)));
  });

  it('have plates of the colour that achievements name', () => {
    const plates = [...drawings].filter(([file]) => file.includes('/plate-'));
    for (const [file, svg] of plates) expect(svg, file).toContain(`fill="${colours[plateColour]}"`);
  });

  it('can stand in a page under a strict content policy', () => {
    for (const svg of drawings.values())
      expect(svg).not.toMatch(/<(?:text|style|script|image|use|a)\b|\s(?:id|style|class|href)=/);
  });
});
