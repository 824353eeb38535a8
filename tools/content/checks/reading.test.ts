import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkReading } from './reading.ts';

test('plain sentences pass', () => {
  expect(checkReading(aBank(), aContext())).toEqual([]);
});

test('official prose is a fault of the question and of the file', () => {
  const explanation =
    'Notwithstanding the aforementioned regulatory provisions, authorised enforcement personnel may additionally necessitate immediate documentary verification of individual eligibility and identification particulars.';
  expect(checkReading(aBank([{ explanation }]), aContext()).map(({ questions }) => questions)).toEqual([
    ['motorway-001'],
    [],
  ]);
});
