import { useQuery } from '@tanstack/react-query';
import { categories } from '#domain/categories.ts';
import { fallbackQuestionCount } from '#domain/constants.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { categoriesQuery } from '../api/list-categories.ts';

/** Blocks in the places of the heading, the question, its options and the explanation. */
export function QuestionsLoading() {
  return (
    <Loading label="Loading questions…">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-14" />
        <div className="grid gap-6 md:grid-cols-2 md:gap-8">
          <div className="flex flex-col gap-4">
            <Skeleton className="mb-1 h-24" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="hidden h-48 rounded-panel md:block" />
        </div>
      </div>
    </Loading>
  );
}

type QuestionsFailedProps = { readonly failure: unknown; readonly onRetry: () => void };

export function QuestionsFailed({ failure, onRetry }: QuestionsFailedProps) {
  return (
    <ErrorState heading="Error Loading Questions" failure={failure} onRetry={onRetry}>
      <LinkButton to="/categories" variant="secondary">
        Back to Categories
      </LinkButton>
    </ErrorState>
  );
}

/** The category has no questions; one that has some is named, with its real count where it can be had (reading 4). */
export function NoQuestions() {
  const { data } = useQuery(categoriesQuery);
  const count = data?.find(({ id }) => id === 1)?.questionCount ?? fallbackQuestionCount;
  return (
    <EmptyState heading="No Questions Available">
      <p>
        This category has no questions yet. {categories[0]?.name} has {count} practice questions.
      </p>
      <LinkButton to="/theory/practice">Go Back</LinkButton>
    </EmptyState>
  );
}
