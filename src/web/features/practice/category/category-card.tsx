import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CategorySummary } from '#contract/categories.ts';
import type { CategoryProgress } from '#contract/progress.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { CategoryIcon } from '../question/category-icon.tsx';

type CategoryCardProps = {
  readonly category: CategorySummary;
  /** Undefined where it could not be loaded: zeros are shown, and said to be no more than that (reading 25). */
  readonly progress: CategoryProgress | undefined;
};

/** A category of the list: open with its progress, or 'Coming soon' while it has no questions. */
export function CategoryCard({ category, progress }: CategoryCardProps) {
  if (category.questionCount === 0) return <ComingSoon category={category} />;
  const { answeredQuestions = 0, correctAnswers = 0, totalQuestions = category.questionCount } = progress ?? {};
  return (
    <Link
      to={`/practice/${category.id}`}
      className={classes(frame, 'group block border-control bg-surface hover:border-ink')}
    >
      <Top category={category}>
        <ChevronRight aria-hidden="true" className="ml-auto size-6 shrink-0 text-ink-soft" />
      </Top>
      <LaneProgress
        label={`${category.name}: questions answered`}
        value={answeredQuestions}
        max={totalQuestions}
        studs={false}
        className="mt-3"
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-ink-soft">
        <span>
          {answeredQuestions} of {totalQuestions} answered
        </span>
        <span>{correctAnswers} correct</span>
      </p>
      {!progress && <p className="mt-2 text-sm text-warn">Progress not loaded. Reload the page to try again.</p>}
    </Link>
  );
}

function ComingSoon({ category }: { readonly category: CategorySummary }) {
  return (
    <div className={classes(frame, 'border-dashed border-control')}>
      <Top category={category} lit={false}>
        <span className="ml-auto">
          <Badge>Coming soon</Badge>
        </span>
      </Top>
      <p className="mt-3 text-ink-soft">No questions available yet</p>
    </div>
  );
}

const frame = 'h-full rounded-panel border-2 p-4';

type TopProps = { readonly category: CategorySummary; readonly lit?: boolean; readonly children: ReactNode };

function Top({ category: { slug, name }, lit = true, children }: TopProps) {
  return (
    <div className="flex items-center gap-4">
      <CategoryIcon slug={slug} lit={lit} />
      <h2 className="min-w-0 text-lg underline-offset-4 group-hover:underline">{name}</h2>
      {children}
    </div>
  );
}
