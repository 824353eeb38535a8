import { expect, test } from 'vitest';
import { aQuestion } from './fixture.ts';
import { chiSquare, mean, optionLengths, positionCounts } from './statistics.ts';

test('chi-square of an even spread is 0, of 8 and 12 it is 0.8', () => {
  expect(chiSquare([10, 10])).toBe(0);
  expect(chiSquare([8, 12])).toBeCloseTo(0.8, 10);
  expect(chiSquare([0, 0])).toBe(0);
});

test('the mean of nothing is 0', () => {
  expect(mean([])).toBe(0);
});

test('positions are counted for questions with four options only', () => {
  const three = aQuestion({ options: ['A', 'B', 'C'] });
  expect(positionCounts([aQuestion(), aQuestion({ correctAnswerIndex: 3 }), three])).toEqual([1, 0, 0, 1]);
});

test('lengths are means over questions; a tie is not the longest', () => {
  const tie = aQuestion({ options: ['four', 'five', 'on', 'up'] });
  expect(optionLengths([tie])).toEqual({ right: 4, wrong: 8 / 3, rightIsLongest: 0 });
});
