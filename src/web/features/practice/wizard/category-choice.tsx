import { Check, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { CategorySummary } from '#contract/categories.ts';
import type { CategoryProgress } from '#contract/progress.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { CategoryIcon } from '../question/category-icon.tsx';

type CategoryChoiceProps = {
  readonly category: CategorySummary;
  /** Undefined where it could not be loaded: zeros are shown, and said to be no more than that (reading 25). */
  readonly progress: CategoryProgress | undefined;
  readonly checked: boolean;
  readonly onToggle: () => void;
};

/** A category to choose for a session, with how far the learner is in it, and the way to practise it alone. */
export function CategoryChoice({ category, progress, checked, onToggle }: CategoryChoiceProps) {
  const { id, slug, name, questionCount } = category;
  const hintId = useId();
  const isOpen = questionCount > 0;
  return (
    <li
      className={classes(
        'flex flex-col rounded-panel border-2 border-control',
        isOpen ? 'bg-surface has-checked:border-accent-ink has-checked:bg-sunken' : 'border-dashed',
      )}
    >
      <div className="relative flex flex-1 flex-col gap-3 rounded-[1.1rem] p-4 pb-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <input
          type="checkbox"
          aria-label={name}
          aria-describedby={hintId}
          checked={checked}
          disabled={!isOpen}
          onChange={onToggle}
          className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
        />
        <div className="flex items-center gap-4">
          <CategoryIcon slug={slug} lit={isOpen} />
          <h3 className="min-w-0 flex-1 text-lg">{name}</h3>
          {isOpen && <Tick checked={checked} />}
        </div>
        {isOpen ? (
          <Figures id={hintId} category={category} progress={progress} />
        ) : (
          <p id={hintId} className="flex flex-wrap items-center justify-between gap-2 text-ink-soft">
            No questions available yet
            <Badge>Coming soon</Badge>
          </p>
        )}
      </div>
      {isOpen && (
        <Link
          to={`/practice/${id}`}
          aria-label={`Practise this category: ${name}`}
          className="flex min-h-11 items-center justify-between gap-2 rounded-b-[1.1rem] border-t border-keyline px-4 font-semibold underline-offset-4 hover:underline"
        >
          Practise this category
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </Link>
      )}
    </li>
  );
}

function Tick({ checked }: { readonly checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex size-7 shrink-0 items-center justify-center rounded-md border-2',
        checked ? 'border-accent-ink bg-accent text-on-accent' : 'border-control text-transparent',
      )}
    >
      <Check className="size-5" strokeWidth={3} />
    </span>
  );
}

type FiguresProps = Pick<CategoryChoiceProps, 'category' | 'progress'> & { readonly id: string };

function Figures({ id, category, progress }: FiguresProps) {
  const { answeredQuestions = 0, correctAnswers = 0, totalQuestions = category.questionCount } = progress ?? {};
  return (
    <>
      <LaneProgress
        label={`${category.name}: questions answered`}
        value={answeredQuestions}
        max={totalQuestions}
        studs={false}
      />
      <p id={id} className="-mt-1 flex flex-wrap justify-between gap-x-3 text-ink-soft">
        <span>
          {answeredQuestions} of {totalQuestions} answered
        </span>
        <span>{correctAnswers} correct</span>
      </p>
      {!progress && <p className="text-sm text-warn">Progress not loaded. Reload the page to try again.</p>}
    </>
  );
}
