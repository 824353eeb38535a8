import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkSchemaFile } from './schema-file.ts';

test('the generated schema passes', () => {
  expect(checkSchemaFile(aBank(), aContext())).toEqual([]);
});

test('an edited schema and an absent one are faults', () => {
  expect(checkSchemaFile(aBank(), aContext({ questionSchema: '{}\n' }))[0]?.message).toContain('out of date');
  expect(checkSchemaFile(aBank(), aContext({ questionSchema: null }))[0]?.message).toContain('absent');
});
