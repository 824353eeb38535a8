import { expect, it } from 'vitest';
import { availableQuestions } from './question-supply.ts';

const chosen = [
  { total: 34, answered: 10, correct: 7, flagged: 2 },
  { total: 66, answered: 0, correct: 0, flagged: 0 },
];

it.each([
  ['all', 100],
  ['incorrect', 3],
  ['unseen', 90],
  ['flagged', 2],
] as const)('counts the questions of the scope %s', (scope, count) => {
  expect(availableQuestions(scope, chosen)).toBe(count);
});

it('does not go below zero where questions were withdrawn', () => {
  const category = { total: 5, answered: 8, correct: 9, flagged: 0 };
  expect(availableQuestions('unseen', [category])).toBe(0);
  expect(availableQuestions('incorrect', [category])).toBe(0);
});

it('counts nothing where nothing is chosen', () => {
  expect(availableQuestions('all', [])).toBe(0);
});
