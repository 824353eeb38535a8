import { expect, test } from 'vitest';
import { aBank, aContext, aQuestion } from '../fixture.ts';
import { checkSchema } from './schema.ts';

test('a good question passes', () => {
  expect(checkSchema(aBank(), aContext())).toEqual([]);
});

test('a question that breaks the schema is named with the field', () => {
  const raw = [aQuestion(), { ...aQuestion({ id: 'motorway-002' }), difficulty: 4 }];
  expect(checkSchema([{ slug: 'motorway', raw, questions: [] }], aContext())).toMatchObject([
    { file: 'questions/motorway.json', questions: ['motorway-002'], message: expect.stringContaining('difficulty') },
  ]);
});

test('an entry without an id is named by its place', () => {
  expect(checkSchema([{ slug: 'motorway', raw: [7], questions: [] }], aContext())[0]?.questions).toEqual(['entry 1']);
});

test('a file that is no array is a fault', () => {
  expect(checkSchema([{ slug: 'motorway', raw: undefined, questions: [] }], aContext())).toHaveLength(1);
});
