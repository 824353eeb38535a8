import { readdir, readFile } from 'node:fs/promises';
import { figureFile } from '#contract/figure.ts';
import { highwayCodeFile } from '#contract/highway-code.ts';
import { questionContent } from '#contract/question.ts';
import { z } from 'zod';
import type { Bank, CategoryFile } from './bank.ts';
import type { Context } from './context.ts';
import { loadDictionary } from './dictionary.ts';
import { starterPin } from './starter.ts';

const folder = new URL('../../content/', import.meta.url);
const imageFiles = ['signs/signs.json', 'signs/markings.json'];

/** Reads `content/questions`. A file that is no JSON comes back with `raw` undefined, for the schema check to report. */
export async function readBank(): Promise<Bank> {
  const names = (await readdir(new URL('questions/', folder))).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name): Promise<CategoryFile> => {
      const raw = parseJson(await readFile(new URL(`questions/${name}`, folder), 'utf8'));
      const parsed = (Array.isArray(raw) ? raw : []).map((entry: unknown) => questionContent.safeParse(entry));
      const questions = parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
      return { slug: name.replace(/\.json$/, ''), raw, questions };
    }),
  );
}

/** Reads all else that the checks need. Throws when the rules, figures or words are absent or malformed. */
export async function readContext(): Promise<Context> {
  const [rules, figures, words, starter, questionSchema, ...images] = await Promise.all(
    [
      'highway-code/rules.json',
      'figures.json',
      'words.json',
      'starter.json',
      'schema/question.schema.json',
      ...imageFiles,
    ].map(readText),
  );
  return {
    rules: highwayCodeFile.parse(parseJson(rules)),
    figures: figureFile.parse(parseJson(figures)),
    images: {
      ids: new Set(images.flatMap((text) => idsIn(parseJson(text)))),
      absent: imageFiles.filter((_, index) => images[index] == null),
    },
    starter: starter == null ? null : starterPin.parse(parseJson(starter)),
    knowsWord: loadDictionary(z.array(z.string()).parse(parseJson(words))),
    questionSchema: questionSchema ?? null,
  };
}

/** Text of a file under `content/`; null when there is none. */
async function readText(path: string): Promise<string | null> {
  return readFile(new URL(path, folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

function parseJson(text: string | null | undefined): unknown {
  if (text == null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every `id` in a file of signs or markings, however it groups them. */
function idsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}
