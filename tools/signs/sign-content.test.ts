import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawSign } from '#domain/signs/draw-sign.ts';
import type { SignDrawing } from '#domain/signs/drawing.ts';
import { pictograms } from '#domain/signs/pictograms.ts';
import { readAllDrawings, readDrawings, readMarkings, readSigns } from './sign-content.ts';

const signs = readSigns();
const markings = readMarkings();
const drawings = readAllDrawings();
const drawn = new Map([...drawings].map(([id, drawing]) => [id, drawSign(drawing)]));
const kilobyte = 1024;

function lettering(drawing: SignDrawing): string[] {
  return drawing.layers.flatMap((layer) => {
    if ('text' in layer) return [layer.text];
    return 'inset' in layer ? lettering(layer.inset) : [];
  });
}

function symbols(drawing: SignDrawing): string[] {
  return drawing.layers.flatMap((layer) => {
    if ('symbol' in layer) return [layer.symbol];
    return 'inset' in layer ? symbols(layer.inset) : [];
  });
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

describe('signs of the content', () => {
  it('are the 323 of the facts, each once', () => {
    expect(signs).toHaveLength(323);
    expect(new Set(signs.map((sign) => sign.id)).size).toBe(signs.length);
    expect(signs.filter((sign) => sign.essential)).toHaveLength(220);
  });

  it('each have a drawing in the file of their category', () => {
    const files = new Map(signs.map(({ category }) => [category, readDrawings(category)]));
    const lacking = signs.filter(({ id, category }) => !files.get(category)?.[id]);
    expect(lacking.map((sign) => sign.id)).toEqual([]);
  });

  it('have a meaning, mistakes and a description', () => {
    for (const sign of signs) {
      expect(sign.meaning, sign.id).toMatch(/^[A-Z].*[.]$/);
      expect(sign.mistakes.length, sign.id).toBeGreaterThan(0);
      expect(sign.description, sign.id).toMatch(/^[A-Z].*[.]$/);
    }
  });

  it('say what to do, each in its own words, in 25 or fewer', () => {
    for (const { id, whatToDo } of signs) {
      expect(whatToDo, id).toMatch(/^[A-Z].*[.]$/);
      expect(whatToDo.split(' ').length, id).toBeLessThanOrEqual(25);
    }
    expect(new Set(signs.map(({ whatToDo }) => whatToDo)).size).toBe(signs.length);
  });

  it('say that a driver must do something only where they name the rule that says so', () => {
    const unfounded = signs.filter(({ whatToDo, rules }) => /\bmust\b/i.test(whatToDo) && rules.length === 0);
    expect(unfounded.map((sign) => sign.id)).toEqual([]);
  });

  it('do not give their name away in the description, unless it is written on the sign', () => {
    const telling = signs.filter((sign) => {
      const written = lettering(drawings.get(sign.id) as SignDrawing).join(' ');
      const named = letters(sign.description).includes(letters(sign.name));
      return named && !letters(written).includes(letters(sign.name));
    });
    expect(telling.map((sign) => sign.id)).toEqual([]);
  });

  it('are confused with signs that exist, each way', () => {
    const byId = new Map(signs.map((sign) => [sign.id, sign]));
    for (const { id, confusedWith } of signs) {
      for (const other of confusedWith) expect(byId.get(other)?.confusedWith, `${id} and ${other}`).toContain(id);
    }
  });
});

describe('markings of the content', () => {
  it('each have a drawing or a reason for none', () => {
    for (const { id, drawing, notDrawn } of markings) {
      if (drawing === null) expect(notDrawn, id).toBeTruthy();
      else expect(drawings.has(drawing), id).toBe(true);
    }
  });

  it('are each listed once', () => {
    expect(new Set(markings.map((marking) => marking.id)).size).toBe(markings.length);
  });
});

describe('drawings of the content', () => {
  it('belong to a sign or a marking', () => {
    const known = new Set([...signs.map((sign) => sign.id), ...markings.map((marking) => marking.drawing)]);
    expect([...drawings.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('differ from each other', () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('can stand in a page under a strict content policy', () => {
    for (const [id, svg] of drawn) {
      expect(svg, id).not.toMatch(/<(?:text|style|script|image|use|a|foreignObject|animate)\b/);
      expect(svg, id).not.toMatch(/\s(?:id|style|class|href|on[a-z]+|clip-path|filter|mask)=|url\(/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), id).not.toMatch(/https?:|data:|NaN|undefined|Infinity/);
      expect(svg.match(/<g\b/g)?.length ?? 0, id).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    }
  });

  it('are of few elements, so that hundreds can stand in a page', () => {
    const elements = (svg: string): number => svg.match(/<[a-z]/g)?.length ?? 0;
    for (const [id, svg] of drawn) expect(elements(svg), id).toBeLessThanOrEqual(64);
    const all = [...drawn.values()].join('');
    expect(elements(all) / drawn.size).toBeLessThanOrEqual(12);
    // Each is a layer that a browser considers by itself.
    expect((all.match(/ transform=/g)?.length ?? 0) / drawn.size).toBeLessThanOrEqual(3);
  });

  it('use every pictogram', () => {
    const used = new Set([...drawings.values()].flatMap(symbols));
    expect(Object.keys(pictograms).filter((name) => !used.has(name))).toEqual([]);
  });

  it('stay within their budget, as pictures and as data with the code that draws them', () => {
    // A quick compression, a little larger than the one that is served.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const size = (texts: readonly string[]): number => brotliCompressSync(texts.join('\n'), { params }).length;
    const folders = ['../../src/domain/signs/', '../../src/domain/signs/pictograms/', '../../content/signs/drawings/'];
    const sources = folders.flatMap((folder) => {
      const place = new URL(folder, import.meta.url);
      const names = readdirSync(place).filter((name) => /(?<!\.test)\.(?:ts|json)$/.test(name));
      return names.map((name) => readFileSync(new URL(name, place), 'utf8'));
    });
    expect(size([...drawn.values()])).toBeLessThan(250 * kilobyte);
    expect(size(sources)).toBeLessThan(100 * kilobyte);
  });
});
