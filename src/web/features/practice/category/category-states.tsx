import { useQuery } from '@tanstack/react-query';
import { categories } from '#domain/categories.ts';
import { fallbackQuestionCount } from '#domain/constants.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { categoriesQuery } from '../api/list-categories.ts';

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
    <EmptyState heading="No Questions Available" sign="roadworks-road-works">
      <p>
        This category has no questions yet. {categories[0]?.name} has {count} practice questions.
      </p>
      <LinkButton to="/theory/practice">Go Back</LinkButton>
    </EmptyState>
  );
}
