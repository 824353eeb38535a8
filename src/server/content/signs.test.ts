import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marking as markingSchema, sign as signSchema } from '#contract/signs.ts';
import { inGallery, markingGalleries } from '#domain/marking-galleries.ts';
import { loadSigns } from './signs.ts';

const real = new URL('../../../content/', import.meta.url);

describe('The signs of the full edition', () => {
  test('are all there, in the contract’s shape, each with a picture', async () => {
    const { list, categories, has, draw, drawing } = await loadSigns('full', real);
    expect(list).toHaveLength(323);
    for (const sign of list) expect(signSchema.omit({ questions: true }).parse(sign)).toEqual(sign);
    expect(categories.map(({ id, count }) => [id, count])).toEqual([
      ['warning', 69],
      ['regulatory', 76],
      ['information', 72],
      ['direction', 36],
      ['motorway', 31],
      ['roadworks', 39],
    ]);
    for (const { examples } of categories) expect(examples).toHaveLength(3);
    expect(has('regulatory-stop')).toBe(true);
    expect(has('marking-zebra')).toBe(false);
    const drawn = await draw('markings');
    expect(drawn.get('marking-zebra')).toMatch(/^<svg/);
    expect(drawing('marking-zebra')?.group).toBe('markings');
  });

  test('have pictures for questions, of markings too, whose description does not name them', async () => {
    const { picture } = await loadSigns('full', real);
    expect(picture('regulatory-stop')).toEqual({
      id: 'regulatory-stop',
      description: expect.stringContaining('octagon') as string,
      url: expect.stringMatching(/^\/api\/signs\/drawing\/regulatory-stop\.[\w-]{10}\.svg$/) as string,
    });
    expect(picture('crossing-zebra')?.url).toContain('/marking-zebra.');
    expect(picture('marking-yellow-scope')).toBeUndefined();
    expect(picture('unicorn')).toBeUndefined();
  });
});

describe('The markings and signals', () => {
  test('are those with a drawing, each in one gallery', async () => {
    const { markings } = await loadSigns('full', real);
    for (const marking of markings) expect(markingSchema.parse(marking)).toEqual(marking);
    const galleries = markingGalleries.map((gallery) => inGallery(gallery, markings));
    expect(galleries.map(({ length }) => length)).toEqual([46, 21, 12, 11, 20, 9]);
    expect(new Set(galleries.flat())).toEqual(new Set(markings));
    expect(markings.map(({ id }) => id)).not.toContain('marking-yellow-scope');
  });

  test('are no part of the starter edition, whose questions may show them', async () => {
    const { markings, picture } = await loadSigns('starter', real);
    expect(markings).toEqual([]);
    expect(picture('marking-zebra')).toBeDefined();
  });

  test('have examples of their galleries among them', async () => {
    const { markings } = await loadSigns('full', real);
    for (const gallery of markingGalleries) {
      const ids = inGallery(gallery, markings).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([...gallery.examples]));
    }
  });
});

describe('The signs of the starter edition', () => {
  test('are the essential ones, as many as the spec counts, confused with each other only', async () => {
    const { list, categories, has, picture } = await loadSigns('starter', real);
    expect(categories.map(({ count }) => count)).toEqual([38, 65, 52, 28, 15, 22]);
    for (const { examples } of categories) expect(examples).toHaveLength(3);
    expect(list.every(({ essential }) => essential)).toBe(true);
    expect(list.flatMap(({ confusedWith }) => confusedWith).every(has)).toBe(true);
    expect(has('warning-toads')).toBe(false);
    expect(picture('warning-toads')).toBeDefined();
  });
});

describe('A content folder', () => {
  let folder: string;
  const load = () => loadSigns('full', pathToFileURL(`${folder}/`));
  const change = async (file: string, edit: (text: string) => string) => {
    const source = await readFile(new URL(`signs/${file}`, real), 'utf8');
    await writeFile(join(folder, 'signs', file), edit(source));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catseye-signs-'));
    await cp(fileURLToPath(new URL('signs/', real)), join(folder, 'signs'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([
    ['signs.json', 'that is no JSON', () => '[{', /signs\/signs\.json: /],
    [
      'signs.json',
      'with a sign without a meaning',
      (text: string) => text.replace('"meaning": "Another', '"note": "Another'),
      /signs\/signs\.json: warning-crossroads: meaning/,
    ],
    [
      'signs.json',
      'with a sign that asks nothing of a driver',
      (text: string) => text.replace('"whatToDo": "Ease', '"note": "Ease'),
      /signs\/signs\.json: warning-crossroads: whatToDo/,
    ],
    [
      'signs.json',
      'with a sign of no category',
      (text: string) => text.replace('"category": "warning"', '"category": "sparkle"'),
      /signs\/signs\.json: warning-crossroads: category/,
    ],
    [
      'signs.json',
      'with a sign twice',
      (text: string) => text.replace('"id": "warning-t-junction"', '"id": "warning-crossroads"'),
      /signs\/signs\.json: warning-crossroads is there twice/,
    ],
    [
      'signs.json',
      'with a sign without a drawing',
      (text: string) => text.replace('"id": "warning-t-junction"', '"id": "warning-unicorn"'),
      /drawings\/warning\.json: sign warning-unicorn has no drawing/,
    ],
    [
      'markings.json',
      'with a marking that names no drawing',
      (text: string) => text.replace('"drawing": "marking-zebra"', '"drawing": "marking-unicorn"'),
      /signs\/markings\.json: .* marking-unicorn/,
    ],
    [
      'markings.json',
      'with a marking that says nothing of its missing drawing',
      (text: string) => text.replace('"drawing": "marking-zebra"', '"drawing": null'),
      /signs\/markings\.json: marking-zebra: notDrawn/,
    ],
    [
      'drawings/warning.json',
      'with a drawing that has no plate',
      (text: string) => text.replace('"plate"', '"plat"'),
      /signs\/drawings\/warning\.json: warning-crossroads\.plate/,
    ],
    [
      'drawings/warning.json',
      'with a drawing that cannot be drawn',
      (text: string) => text.replace('"plate": "triangle"', '"plate": "kite"'),
      /signs\/drawings\/warning\.json: warning-crossroads: .*kite/,
    ],
    [
      'drawings/warning.json',
      'with a drawing that lacks a number',
      (text: string) => text.replace('[160, 245], [160, 101]', '[160, 245], [160]'),
      /signs\/drawings\/warning\.json: warning-crossroads: /,
    ],
  ])('with a %s %s is refused, naming it', async (file, _what, edit, message) => {
    await change(file, edit);
    await expect(load()).rejects.toThrow(message);
    await change(file, (text) => text);
  });
});
