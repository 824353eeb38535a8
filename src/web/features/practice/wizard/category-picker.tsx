import { useQuery } from '@tanstack/react-query';
import type { CategorySummary } from '#contract/categories.ts';
import type { CategoryProgress } from '#contract/progress.ts';
import { allCategories, toggleCategory } from '#domain/category-picker.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { CheckboxCard } from '#web/ui/checkbox-card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { currentMixedSessionQuery } from '../api/current-mixed-session.ts';
import { categoriesQuery } from '../api/list-categories.ts';
import { progressQuery } from '../api/list-progress.ts';
import { StageHeading } from '../question/stage-heading.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { ResumeCard } from './resume-card.tsx';

type CategoryPickerProps = {
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
};

/** The open session, if there is one, and the sixteen categories to choose from: loading, failed, or there. */
export function CategoryPicker({ selected, onSelect }: CategoryPickerProps) {
  const categories = useQuery(categoriesQuery);
  // Coming back from a session refetches progress (spec section 4).
  const progress = useQuery({ ...progressQuery, refetchOnMount: 'always' });
  const current = useQuery(currentMixedSessionQuery);

  // The open session is waited for, so that its card moves nothing when it comes. Without it the categories still work.
  if (categories.data && progress.data && !current.isPending) {
    return (
      <>
        {current.data && <ResumeCard session={current.data} />}
        <Choices
          categories={categories.data}
          progress={progress.data}
          selected={selected}
          onToggle={(slug) => onSelect(toggleCategory(selected, slug, openSlugs(categories.data)))}
        />
      </>
    );
  }
  if (categories.isError || progress.isError) {
    const message = failureMessage(progress.error ?? categories.error, 'Please try again.');
    return (
      <ErrorState
        heading="Error Loading Categories"
        sentence={`Error loading category progress: ${message}`}
        onRetry={() => {
          for (const query of [categories, progress]) if (query.isError) void query.refetch();
        }}
      />
    );
  }
  return <PickerSkeletons />;
}

type ChoicesProps = {
  readonly categories: readonly CategorySummary[];
  readonly progress: ReadonlyMap<number, CategoryProgress>;
  readonly selected: readonly string[];
  readonly onToggle: (slug: string) => void;
};

function Choices({ categories, progress, selected, onToggle }: ChoicesProps) {
  const all = openSlugs(categories);
  const questions = categories.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <StageHeading>Choose your categories</StageHeading>
        <p className="text-ink-soft">{chosenWords(selected.filter((slug) => slug !== allCategories).length)}</p>
      </div>
      <CheckboxCard
        label="All categories"
        hint={`${questions} questions`}
        checked={selected.includes(allCategories)}
        disabled={all.length === 0}
        onChange={() => onToggle(allCategories)}
      />
      <ul className="grid gap-4 md:grid-cols-2">
        {categories.map((category) => (
          <CategoryChoice
            key={category.id}
            category={category}
            progress={progress.get(category.id)}
            checked={selected.includes(category.slug)}
            onToggle={() => onToggle(category.slug)}
          />
        ))}
      </ul>
    </>
  );
}

function openSlugs(categories: readonly CategorySummary[]): string[] {
  return categories.filter(({ questionCount }) => questionCount > 0).map(({ slug }) => slug);
}

function chosenWords(count: number): string {
  if (count === 0) return 'None chosen yet';
  return count === 1 ? '1 category chosen' : `${count} categories chosen`;
}

function PickerSkeletons() {
  return (
    <Loading label="Loading categories…">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-18" />
        <div className="grid gap-4 md:grid-cols-2">
          {Array.from({ length: 16 }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- The blocks are alike and never move.
            <Skeleton key={index} className="h-46 rounded-panel" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
