import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SignDrawing } from '#domain/signs/drawing.ts';
import type { Marking, Sign } from '#domain/signs/sign.ts';

const content = new URL('../../content/signs/', import.meta.url);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, content), 'utf8'));
}

/** Every sign of the content, in the order of the file. */
export function readSigns(): Sign[] {
  return readJson('signs.json') as Sign[];
}

/** Every road marking, light and signal of the content. */
export function readMarkings(): Marking[] {
  return readJson('markings.json') as Marking[];
}

/** The drawings of one category, or of the road markings and signals (`markings`), by sign id. */
export function readDrawings(category: string): Record<string, SignDrawing> {
  return readJson(`drawings/${category}.json`) as Record<string, SignDrawing>;
}

/** The categories that have a file of drawings. */
export function drawnCategories(): string[] {
  return readdirSync(new URL('drawings/', content))
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .toSorted();
}

/** Every drawing of the content by id. */
export function readAllDrawings(): Map<string, SignDrawing> {
  return new Map(drawnCategories().flatMap((category) => Object.entries(readDrawings(category))));
}
