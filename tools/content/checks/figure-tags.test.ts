import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkFigureTags } from './figure-tags.ts';

test('a tag of a figure that exists passes', () => {
  expect(checkFigureTags(aBank([{ tags: ['speed', 'figure:stop-50'] }]), aContext())).toEqual([]);
});

test('a tag of a figure that does not exist is a fault', () => {
  expect(checkFigureTags(aBank([{ tags: ['figure:stop-55'] }]), aContext())).toMatchObject([
    { questions: ['motorway-001'], message: 'figure stop-55 is not in content/figures.json' },
  ]);
});
