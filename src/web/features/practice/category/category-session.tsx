import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Question } from '#contract/categories.ts';
import type { PracticeSession } from '#contract/practice.ts';
import type { Category } from '#domain/categories.ts';
import { showQuestion } from '../question/question-focus.ts';
import { CategoryReview } from './category-review.tsx';
import { CategoryRun } from './category-run.tsx';
import { CategorySummary } from './category-summary.tsx';
import { showStage } from '../question/stage-heading.tsx';
import { useCategoryRun } from './use-category-run.ts';

type CategorySessionProps = {
  readonly category: Category;
  readonly session: PracticeSession;
  readonly questions: ReadonlyMap<string, Question>;
  /** Whether it follows another one on this screen, and goes on where the focus was. */
  readonly takesFocus: boolean;
  /** Opens the next session: after the end, after a reset, or where this one has ended elsewhere. */
  readonly onStartAnew: () => void;
  /** The session as the server has it now, where that differs from what is shown. */
  readonly onSync: (session: PracticeSession) => void;
};

type Stage = 'run' | 'review' | 'summary';

/** A category's session from its questions over the review to the summary. */
export function CategorySession({
  category,
  session,
  questions,
  takesFocus,
  onStartAnew,
  onSync,
}: CategorySessionProps) {
  const [stage, setStage] = useState<Stage>('run');
  const run = useCategoryRun(session, questions, () => goTo('review'));

  useLayoutEffect(() => {
    if (takesFocus) showQuestion();
  }, [takesFocus]);

  function goTo(next: Stage) {
    flushSync(() => setStage(next));
    showStage();
  }

  switch (stage) {
    case 'run':
      return <CategoryRun run={run} sessionId={session.id} onStartAnew={onStartAnew} onSync={onSync} />;
    case 'review':
      return <CategoryReview run={run} onContinue={() => goTo('summary')} />;
    case 'summary':
      return <CategorySummary category={category} run={run} onPracticeAgain={onStartAnew} />;
  }
}
