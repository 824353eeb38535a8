import { expect, test } from 'vitest';
import { similarPairs, stem, stems } from './similarity.ts';

test.each([
  ['overtakes', 'overtaking'],
  ['stopped', 'stopping'],
  ['lorry', 'lorries'],
  ['crossing', 'crossings'],
])('"%s" and "%s" have one stem', (first, second) => {
  expect(stem(first)).toBe(stem(second));
});

test('common words carry no meaning, numbers do', () => {
  expect([...stems('What is the speed limit at 50 mph?')]).toEqual(['speed', 'limit', '50', 'mph']);
});

test('a rare word in common weighs more than a frequent one', () => {
  const documents = ['drive toucan', 'drive toucan hill', 'drive fog', 'drive rain'].map(stems);
  const cosine = (a: number, b: number) =>
    similarPairs(documents, 0).find((pair) => pair.a === a && pair.b === b)?.cosine ?? 0;
  expect(cosine(0, 1)).toBeGreaterThan(cosine(2, 3));
});
