import { useInfiniteQuery } from '@tanstack/react-query';
import { PageShell } from '#web/app/page-shell.tsx';
import { testResultsQuery } from '#web/lib/test-results.ts';
import { useFailureToast } from '#web/lib/use-failure-toast.ts';
import { BackLink } from '#web/ui/back.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PartFailure } from '#web/ui/part-failure.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryLoading } from './history-loading.tsx';
import { PerformanceFigures } from './performance-figures.tsx';
import { ScoreChart } from './score-chart.tsx';

const failed = 'Failed to load your test results. Please try again.';

/** `/results-history` */
export function Component() {
  return (
    <PageShell title="Your Performance" back={<BackLink to="/">Dashboard</BackLink>}>
      <History />
    </PageShell>
  );
}

function History() {
  const history = useInfiniteQuery(testResultsQuery);
  const { data, error, refetch } = history;
  useFailureToast(error, failed);
  const [first] = data?.pages ?? [];
  if (!first) {
    if (!error) return <HistoryLoading />;
    return (
      <ErrorState
        heading="Your results are not here yet"
        failure={error}
        sentence={failed}
        onRetry={() => void refetch()}
      >
        <ReturnToDashboard />
      </ErrorState>
    );
  }
  const results = data?.pages.flatMap((page) => page.results) ?? [];
  if (results.length === 0) return <NoResults />;
  return (
    <>
      {error && !history.isFetchNextPageError && (
        <PartFailure failure={error} sentence={failed} busy={history.isFetching} onRetry={() => void refetch()} />
      )}
      <PerformanceFigures {...first.statistics} />
      <ScoreChart results={results} />
      <HistoryList history={history} results={results} />
      <ReturnToDashboard />
    </>
  );
}

function NoResults() {
  return (
    <EmptyState heading="No Test Results Yet" sign="motorway-countdown-300">
      <p>Your results appear here once you have finished a test and saved it.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/test">Take Your First Test</LinkButton>
        <ReturnToDashboard />
      </div>
    </EmptyState>
  );
}

function ReturnToDashboard() {
  return (
    <LinkButton variant="secondary" to="/" className="self-center">
      Return to Dashboard
    </LinkButton>
  );
}
