import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { HazardClip } from '#contract/hazard.ts';

const root = join(import.meta.dirname, '../..');

it('Each clip has a poster, and each poster a clip', () => {
  const clips = JSON.parse(readFileSync(join(root, 'content/hazard/clips.json'), 'utf8')) as readonly HazardClip[];
  const posters = readdirSync(join(root, 'src/web/features/hazard/posters'));
  expect(posters.toSorted()).toEqual(clips.map(({ id }) => `${id}.webp`).toSorted());
});
