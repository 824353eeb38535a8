import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  drawingFile,
  markingContent,
  type MarkingEntry,
  type SignCategorySummary,
  signContent,
  type SignEntry,
  type SignPicture,
} from '#contract/signs.ts';
import { signCategories } from '#domain/sign-categories.ts';
import { lookOf } from '#domain/sign-look.ts';
import type { SignDrawing } from '#domain/signs/drawing.ts';
import { drawSign } from '#domain/signs/draw-sign.ts';
import type { Marking, Sign, SignCategory } from '#domain/signs/sign.ts';

/** The files of drawings: one a category, and one for road markings, lights and signals. */
export type DrawingGroup = SignCategory | 'markings';

/** The road signs of an edition. Drawings are kept as data on the disk, and drawn when they are asked for. */
export type SignContent = {
  /** By category, in the order of the content. */
  readonly list: readonly Omit<SignEntry, 'questions'>[];
  readonly categories: readonly SignCategorySummary[];
  /** Road markings, lights and signals that have a drawing, in the order of the content; none in the starter edition. */
  readonly markings: readonly MarkingEntry[];
  /** Whether the edition shows this sign. */
  readonly has: (id: string) => boolean;
  /** What a question shows that names this sign or marking; of any edition. */
  readonly picture: (id: string) => SignPicture | undefined;
  /** Which group an id's drawing is in, and the hash of its SVG text; of any edition. */
  readonly drawing: (id: string) => { readonly group: DrawingGroup; readonly hash: string } | undefined;
  /** The SVG texts of a group by id, drawn anew. */
  readonly draw: (group: DrawingGroup) => Promise<ReadonlyMap<string, string>>;
};

const groups: readonly DrawingGroup[] = [...signCategories.map(({ id }) => id), 'markings'];

/**
 * Loads and checks the signs of an edition, each drawing by drawing it once. The starter edition shows the essential signs.
 * @throws Error naming the file and the sign at fault.
 */
export async function loadSigns(edition: 'full' | 'starter', folder: URL): Promise<SignContent> {
  const signs = await readList(folder, 'signs.json', signContent);
  const markings = await readList(folder, 'markings.json', markingContent);
  const drawings = new Map<string, { group: DrawingGroup; hash: string; data: SignDrawing }>();
  for (const group of groups) {
    for (const [id, data] of Object.entries(await readDrawings(folder, group))) {
      drawings.set(id, { group, data, hash: hashOf(drawn(group, id, data)) });
    }
  }
  const shown = edition === 'full' ? signs : signs.filter((sign) => sign.essential);
  const shownIds = new Set(shown.map(({ id }) => id));
  const list = signCategories.flatMap(({ id }) =>
    shown.filter(({ category }) => category === id).map((sign) => entryOf(sign, drawings, shownIds)),
  );
  const pictures = picturesOf(signs, markings, drawings);
  const places = new Map([...drawings].map(([id, { group, hash }]) => [id, { group, hash }]));

  return {
    list,
    categories: signCategories.map((category) => ({
      ...category,
      count: list.filter((sign) => sign.category === category.id).length,
      examples: list.filter(({ id }) => category.examples.includes(id)).map(({ picture }) => picture),
    })),
    markings: (edition === 'full' ? markings : []).flatMap(
      ({ id, name, group, description, meaning, rules, drawing }) => {
        const picture = pictures.get(id)?.url;
        return drawing !== null && picture ? [{ id, name, group, description, meaning, rules, drawing, picture }] : [];
      },
    ),
    has: (id) => shownIds.has(id),
    picture: (id) => pictures.get(id),
    drawing: (id) => places.get(id),
    async draw(group) {
      const data = await readDrawings(folder, group);
      return new Map(Object.entries(data).map(([id, drawing]) => [id, drawn(group, id, drawing)]));
    },
  };
}

/** Where a drawing is served; the server answers this address for ever. */
export function pictureUrl(id: string, hash: string): string {
  return `/api/signs/drawing/${id}.${hash}.svg`;
}

type Drawings = ReadonlyMap<string, { readonly hash: string; readonly data: SignDrawing }>;

function entryOf(sign: Sign, drawings: Drawings, shown: ReadonlySet<string>): Omit<SignEntry, 'questions'> {
  const drawing = drawings.get(sign.id);
  if (drawing === undefined) throw new Error(`signs/drawings/${sign.category}.json: sign ${sign.id} has no drawing`);
  return {
    ...sign,
    confusedWith: sign.confusedWith.filter((id) => shown.has(id)),
    look: lookOf(sign, drawing.data),
    picture: pictureUrl(sign.id, drawing.hash),
  };
}

function picturesOf(
  signs: readonly Sign[],
  markings: readonly Marking[],
  drawings: Drawings,
): ReadonlyMap<string, SignPicture> {
  const named = [...signs.map((sign) => ({ ...sign, drawing: sign.id })), ...markings];
  return new Map(
    named.flatMap(({ id, description, drawing }): [string, SignPicture][] => {
      if (drawing === null) return [];
      const hash = drawings.get(drawing)?.hash;
      if (hash === undefined)
        throw new Error(`signs/markings.json: ${id} names the drawing ${drawing}, which is absent`);
      return [[id, { id, description, url: pictureUrl(drawing, hash) }]];
    }),
  );
}

function drawn(group: DrawingGroup, id: string, drawing: SignDrawing): string {
  try {
    const svg = drawSign(drawing);
    if (/NaN|undefined|Infinity/.test(svg)) throw new Error('a number is missing');
    return svg;
  } catch (error) {
    throw new Error(
      `signs/drawings/${group}.json: ${id}: ${error instanceof Error ? error.message : 'cannot be drawn'}`,
    );
  }
}

async function readDrawings(folder: URL, group: DrawingGroup): Promise<Readonly<Record<string, SignDrawing>>> {
  const file = `signs/drawings/${group}.json`;
  const parsed = drawingFile.safeParse(await readJson(folder, file));
  if (parsed.success) return parsed.data as unknown as Readonly<Record<string, SignDrawing>>;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')} ${issue?.message}`);
}

/** A list of things with ids, none twice. */
async function readList<T extends { readonly id: string }>(
  folder: URL,
  name: string,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const file = `signs/${name}`;
  const data = await readJson(folder, file);
  const parsed = z.array(schema).safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const [index, ...field] = issue?.path ?? [];
    const id = Array.isArray(data) ? (data[Number(index)]?.id ?? `at position ${String(index)}`) : '';
    throw new Error(`${file}: ${id}: ${field.join('.')} ${issue?.message}`);
  }
  const ids = new Set<string>();
  for (const { id } of parsed.data) {
    if (ids.has(id)) throw new Error(`${file}: ${id} is there twice`);
    ids.add(id);
  }
  return parsed.data;
}

async function readJson(folder: URL, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(new URL(file, folder), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`);
  }
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url').slice(0, 10);
}
