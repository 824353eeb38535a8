import { describe, expect, test } from 'vitest';
import { areaPercent, overallPercent, practicePercent } from './progress.ts';

describe('Progress', () => {
  test.each([
    [0, 0],
    [1, 25],
    [3, 75],
    [4, 100],
    [5, 100],
    [40, 100],
  ])('of an area with %i passed tests is %i%%', (passed, percent) => {
    expect(areaPercent(passed)).toBe(percent);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 10],
    [50, 0, 10],
    [1, 1, 10],
    [12, 3, 30],
    [10, 10, 100],
    [30, 25, 100],
  ])('overall, after %i tests of which %i passed, is %i%%', (taken, passed, percent) => {
    expect(overallPercent(taken, passed)).toBe(percent);
  });

  test.each([
    [0, 0, 0],
    [0, 34, 0],
    [1, 34, 3],
    [17, 34, 50],
    [34, 34, 100],
    [36, 34, 100],
    [5, 0, 0],
  ])('in a category with %i answered of %i is %i%%', (answered, total, percent) => {
    expect(practicePercent(answered, total)).toBe(percent);
  });
});
