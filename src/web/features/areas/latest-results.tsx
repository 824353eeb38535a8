import { useInfiniteQuery } from '@tanstack/react-query';
import { testResultsQuery } from '#web/lib/test-results.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ResultList } from '#web/ui/result-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The learner's past results, newest first: the menu of no area. */
export function LatestResults() {
  const { data, error, refetch } = useInfiniteQuery(testResultsQuery);
  if (!data && error) {
    return <ErrorState heading="Your results could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading label="Loading your results…">
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  const results = data.pages.flatMap((page) => page.results);
  if (results.length === 0) {
    return (
      <EmptyState heading="No Test Results Yet" sign="motorway-countdown-300">
        <LinkButton to="/test">Take Your First Test</LinkButton>
      </EmptyState>
    );
  }
  return <ResultList label="Past results" results={results} />;
}
