import type { PracticeScope } from './practice-settings.ts';

/** What is known of one category before a session is drawn from it. */
export type CategorySupply = {
  readonly total: number;
  /** Questions answered at least once, and of those the ones whose latest answer was right. */
  readonly answered: number;
  readonly correct: number;
  readonly flagged: number;
};

/** How many questions of the chosen categories are in a scope; the same that `drawQuestions` draws from. */
export function availableQuestions(scope: PracticeScope, categories: readonly CategorySupply[]): number {
  return categories.reduce((sum, category) => sum + inScope(scope, category), 0);
}

function inScope(scope: PracticeScope, { total, answered, correct, flagged }: CategorySupply): number {
  switch (scope) {
    case 'all':
      return total;
    case 'incorrect':
      return Math.max(0, answered - correct);
    case 'unseen':
      return Math.max(0, total - answered);
    case 'flagged':
      return flagged;
  }
}
