import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkSources } from './sources.ts';

const messages = (changes: Parameters<typeof aBank>[0]) =>
  checkSources(aBank(changes), aContext()).map(({ message }) => message);

test('a rule that exists and a law in full pass', () => {
  expect(messages([{ sources: [{ rule: '258' }, { law: 'Road Traffic Act 1988, section 36' }] }])).toEqual([]);
});

test('a rule that does not exist is a fault', () => {
  expect(messages([{ sources: [{ rule: '258' }, { rule: '308' }] }])).toEqual(['rule 308 does not exist']);
});

test('an abbreviated law is a fault', () => {
  expect(messages([{ sources: [{ rule: '258' }, { law: 'RTA 1988 s36' }] }])).toHaveLength(1);
});

test('a rule that the explanation names has to be a source', () => {
  expect(messages([{ explanation: 'Rule 258 says so, and Annex 6 too.' }])).toEqual([
    'the explanation names Annex 6, the sources do not',
  ]);
});
