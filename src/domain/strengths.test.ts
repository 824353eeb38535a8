import { describe, expect, it } from 'vitest';
import { strengths } from './strengths.ts';

const category = (categoryId: number, correctAnswers: number, answeredQuestions: number) => ({
  categoryId,
  categoryName: `Category ${categoryId}`,
  correctAnswers,
  answeredQuestions,
});
const ids = (list: readonly { readonly categoryId: number }[]) => list.map(({ categoryId }) => categoryId);

describe('strengths', () => {
  it('has nothing to compare with fewer than two judged categories', () => {
    expect(strengths([])).toEqual({ strongest: [], weakest: [] });
    expect(strengths([category(1, 5, 5), category(2, 4, 4)])).toEqual({ strongest: [], weakest: [] });
  });

  it('lists best first and worst first, none in both', () => {
    const { strongest, weakest } = strengths([category(1, 5, 10), category(2, 9, 10), category(3, 1, 10)]);
    expect(ids(strongest)).toEqual([2]);
    expect(ids(weakest)).toEqual([3]);
  });

  it('lists at most three each', () => {
    const { strongest, weakest } = strengths([1, 2, 3, 4, 5, 6, 7, 8].map((id) => category(id, id, 10)));
    expect(ids(strongest)).toEqual([8, 7, 6]);
    expect(ids(weakest)).toEqual([1, 2, 3]);
  });

  it('trusts the one with more answers where two are equal', () => {
    const { strongest } = strengths([category(1, 5, 5), category(2, 20, 20), category(3, 0, 9), category(4, 1, 9)]);
    expect(ids(strongest)).toEqual([2, 1]);
  });

  it('gives accuracy as a whole percent', () => {
    expect(strengths([category(1, 2, 6), category(2, 6, 6)]).weakest[0]?.accuracy).toBe(33);
  });
});
