import { describe, expect, test } from 'vitest';
import { recentTrend } from './trend.ts';

describe('The recent trend', () => {
  test.each([[[]], [[80]]])('is hidden with fewer than two results (%j)', (scores) => {
    expect(recentTrend(scores)).toBeNull();
  });

  test.each([
    [[80, 70], 'Improving', 10],
    [[70, 70], 'Improving', 0],
    [[69, 70], 'Needs Focus', 1],
    [[0, 100], 'Needs Focus', 100],
    [[80, 70, 100, 0], 'Improving', 10],
  ])('of %j, newest first, is %s by %i', (scores, kind, points) => {
    expect(recentTrend(scores)).toEqual({ kind, points });
  });
});
