import { useQuery } from '@tanstack/react-query';
import type { PracticeScope } from '#domain/practice-settings.ts';
import { availableQuestions } from '#domain/question-supply.ts';
import { categoriesQuery } from '../api/list-categories.ts';
import { flagsQuery } from '../api/list-flags.ts';
import { progressQuery } from '../api/list-progress.ts';

type QuestionSupplyProps = {
  readonly categoryIds: readonly number[];
  readonly scope: PracticeScope;
  readonly maxQuestions: number;
};

/** How many questions there are to draw from, and how many the session will have. */
export function QuestionSupply({ categoryIds, scope, maxQuestions }: QuestionSupplyProps) {
  const available = useAvailable(categoryIds, scope);
  return (
    <output className="block min-h-6 text-ink-soft">
      {available !== undefined && supplyWords(available, maxQuestions)}
    </output>
  );
}

/** Undefined while it is not known, and where it cannot be known; the server's draw decides. */
function useAvailable(categoryIds: readonly number[], scope: PracticeScope): number | undefined {
  const categories = useQuery(categoriesQuery).data;
  const progress = useQuery(progressQuery).data;
  const flags = useQuery(flagsQuery).data;
  if (!categories || (scope !== 'all' && !progress) || (scope === 'flagged' && !flags)) return undefined;
  const chosen = categories.filter(({ id }) => categoryIds.includes(id));
  const supply = chosen.map(({ id, slug, questionCount }) => {
    const { answeredQuestions = 0, correctAnswers = 0 } = progress?.get(id) ?? {};
    // A question's id begins with its category's slug.
    const flagged = flags?.filter(({ kind, itemId }) => kind === 'question' && itemId.replace(/-\d+$/, '') === slug);
    return {
      total: questionCount,
      answered: answeredQuestions,
      correct: correctAnswers,
      flagged: flagged?.length ?? 0,
    };
  });
  return availableQuestions(scope, supply);
}

function supplyWords(available: number, maxQuestions: number): string {
  if (available === 0) return 'There are none of these yet in your categories. Choose other questions.';
  const drawn = Math.min(available, Math.max(0, maxQuestions));
  const questions = available === 1 ? '1 question is' : `${available} questions are`;
  return `${questions} available. This session asks ${drawn}.`;
}
