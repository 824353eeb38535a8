import { expect, test } from 'vitest';
import type { Bank } from '../bank.ts';
import { aBank, aContext } from '../fixture.ts';
import { bankMinimum, minimums } from '../minimums.ts';
import { checkCounts } from './counts.ts';

const scenes = (count: number, each = 3) =>
  Array.from({ length: count * each }, (_, index) => ({ tags: [`scene:${Math.floor(index / each)}`] }));

/** A bank with just the least of everything; the missing hundreds are in the first category. */
function fullBank(): Bank {
  const spare = bankMinimum - Object.values(minimums).reduce((sum, minimum) => sum + minimum, 0);
  return Object.entries(minimums).flatMap(([slug, minimum], index) =>
    aBank(
      slug === 'videos' ? scenes(10) : Array.from({ length: minimum + (index === 0 ? spare : 0) }, () => ({})),
      slug,
    ),
  );
}

const replace = (slug: string, bank: Bank) => [...fullBank().filter((file) => file.slug !== slug), ...bank];

test('a full bank passes', () => {
  expect(checkCounts(fullBank(), aContext())).toEqual([]);
});

test('a category below its minimum is a fault, and so is the bank below its own', () => {
  const faults = checkCounts(replace('alertness', aBank([{}], 'alertness')), aContext());
  expect(faults.map(({ file }) => file)).toEqual(['questions/alertness.json', 'questions']);
});

test('a file of no category is a fault', () => {
  expect(checkCounts([...fullBank(), ...aBank([{}], 'trains')], aContext())).toMatchObject([
    { file: 'questions/trains.json' },
  ]);
});

test('a scene with two questions, and a question of no scene, are faults', () => {
  const changes = [...scenes(10), { tags: ['scene:10'] }, { tags: ['scene:10'] }, { tags: ['bends'] }];
  const messages = checkCounts(replace('videos', aBank(changes, 'videos')), aContext()).map(({ message }) => message);
  expect(messages).toEqual(['needs one scene:<name> tag', 'scene:10 has 2 questions, not 3']);
});

test('nine scenes are a fault', () => {
  const changes = [...scenes(9), { tags: ['scene:0'] }];
  const messages = checkCounts(replace('videos', aBank(changes, 'videos')), aContext()).map(({ message }) => message);
  expect(messages).toContain('9 scenes, at least 10');
});
