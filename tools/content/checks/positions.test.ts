import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkPositions } from './positions.ts';

const at = (counts: readonly number[]) =>
  aBank(counts.flatMap((count, correctAnswerIndex) => Array.from({ length: count }, () => ({ correctAnswerIndex }))));

test('an even spread passes, and so does one that chance brings', () => {
  expect(checkPositions(at([10, 10, 10, 10]), aContext())).toEqual([]);
  expect(checkPositions(at([14, 8, 9, 9]), aContext())).toEqual([]);
});

test('a favourite place is a fault', () => {
  expect(checkPositions(at([22, 6, 6, 6]), aContext())).toMatchObject([
    { message: expect.stringContaining('22, 6, 6, 6') },
  ]);
});
