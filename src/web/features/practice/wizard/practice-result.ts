import type { PracticeSession } from '#contract/practice.ts';
import { findCategory } from '#domain/categories.ts';
import { gradeTest } from '#domain/result-counting.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';
import type { ReviewItem } from '#web/ui/review-list.tsx';

/** The server takes so many answers with a result; of more it takes the counts. */
const mostAnswers = 1000;

type FinishedSession = {
  readonly session: PracticeSession;
  readonly items: readonly ReviewItem[];
  readonly correct: number;
  /** Epoch ms. */
  readonly completedAt: number;
  readonly milliseconds: number;
};

/**
 * A finished session as a test result. Unanswered questions count as incorrect. It has the session's id, so that a session is one
 * result however often it is looked at.
 */
export function practiceResult({ session, items, correct, completedAt, milliseconds }: FinishedSession): PendingResult {
  const counts = { correctAnswers: correct, incorrectAnswers: items.length - correct };
  const answers = items.map(({ question, answer }) => ({ questionId: question.id, userAnswer: answer }));
  return {
    id: session.id,
    ...counts,
    ...gradeTest(counts),
    timeTaken: Math.round(milliseconds / 1000),
    testDate: new Date(completedAt).toISOString(),
    category: 'theory',
    subcategory: subcategoryOf(session, items),
    ...(answers.length <= mostAnswers && { answers }),
  };
}

/** What the result is filed under within theory: its only category, or the kind of session. */
function subcategoryOf({ kind }: PracticeSession, items: readonly ReviewItem[]): string {
  if (kind === 'challenge') return 'challenge';
  const [first, ...others] = new Set(items.map(({ question }) => question.categoryId));
  const only = first !== undefined && others.length === 0 ? findCategory(first) : undefined;
  return only?.slug ?? 'mixed-practice';
}
