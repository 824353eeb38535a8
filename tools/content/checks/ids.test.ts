import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkIds } from './ids.ts';

test('ids that run on pass', () => {
  expect(checkIds(aBank([{}, {}]), aContext())).toEqual([]);
});

test('a number left out is a fault', () => {
  expect(checkIds(aBank([{}, { id: 'motorway-003' }]), aContext())).toMatchObject([
    { questions: ['motorway-003'], message: 'should be motorway-002' },
  ]);
});

test('an id of another category is a fault', () => {
  expect(checkIds(aBank([{ id: 'incidents-001' }]), aContext())).toHaveLength(1);
});

test('an id used twice is a fault', () => {
  const messages = checkIds(aBank([{}, { id: 'motorway-001' }]), aContext()).map(({ message }) => message);
  expect(messages).toContain('is used already in questions/motorway.json');
});
