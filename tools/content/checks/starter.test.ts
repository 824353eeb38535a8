import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { starterHash } from '../starter.ts';
import { checkStarter } from './starter.ts';

const bank = aBank([{}, {}, {}], 'rules-of-the-road');
const starter = { 'rules-of-the-road': 2, sha256: starterHash(bank, 2) ?? '' };

test('the pinned questions pass, whatever follows them', () => {
  expect(checkStarter(aBank([{}, {}, { text: 'New?' }, {}], 'rules-of-the-road'), aContext({ starter }))).toEqual([]);
});

test('a changed word is a fault', () => {
  const changed = aBank([{}, { text: 'You see a red X over your lane. What must you do?' }], 'rules-of-the-road');
  expect(checkStarter(changed, aContext({ starter }))[0]?.message).toContain('changed');
});

test('too few questions, and no pin, are faults', () => {
  expect(checkStarter(aBank([{}], 'rules-of-the-road'), aContext({ starter }))).toHaveLength(1);
  expect(checkStarter(bank, aContext())).toHaveLength(1);
});
