import { describe, expect, test } from 'vitest';
import {
  canStartPractice,
  defaultPracticeSettings,
  practiceScopeLabels,
  practiceScopes,
  typedMaxQuestions,
} from './practice-settings.ts';

describe('The practice settings', () => {
  test('start as the spec has them', () => {
    expect(defaultPracticeSettings).toEqual({
      maxQuestions: 20,
      autoMoveNext: true,
      alertIncorrect: true,
      countdownToAnswer: false,
    });
  });

  test('offer the four scopes of the revision modal, in its words', () => {
    expect(practiceScopes.map((scope) => practiceScopeLabels[scope])).toEqual([
      'All questions',
      'Previously answered incorrectly',
      'Questions not seen yet',
      'Flagged questions',
    ]);
  });
});

describe('The number typed as maximum', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['5', 5],
    ['20', 20],
    ['9999', 9999],
    ['007', 7],
  ])('%j becomes %i', (typed, number) => {
    expect(typedMaxQuestions(typed, 20)).toBe(number);
  });

  test.each(['a', '5a', '-5', '+5', '1.5', '1e3', ' 5', '٥', '10000', 'Infinity', '0x10'])(
    '%j is ignored: the number stays',
    (typed) => {
      expect(typedMaxQuestions(typed, 20)).toBe(20);
    },
  );
});

describe('Start Practice', () => {
  test.each([
    [1, 20, true],
    [16, 1, true],
    [0, 20, false],
    [1, 0, false],
    [1, -1, false],
    [1, 1.5, false],
    [1, Number.NaN, false],
  ])('with %i categories and a maximum of %d is enabled: %s', (chosen, maximum, enabled) => {
    expect(canStartPractice(chosen, maximum)).toBe(enabled);
  });
});
