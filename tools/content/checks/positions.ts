import { allQuestions } from '../bank.ts';
import type { Check } from '../context.ts';
import { chiSquare, positionCounts } from '../statistics.ts';

/** Chi-square of three degrees of freedom that a fair spread passes in one case of a hundred (p = 0.01). */
const critical = 11.345;

/** Over the bank the right option stands first, second, third and fourth about equally often. */
export const checkPositions: Check = (bank) => {
  const counts = positionCounts(allQuestions(bank).map(({ question }) => question));
  const statistic = chiSquare(counts);
  if (statistic <= critical) return [];
  const message = `right answers stand at ${counts.join(', ')}: chi-square ${statistic.toFixed(1)}, at most ${critical}`;
  return [{ check: 'positions', file: 'questions', questions: [], message }];
};
