import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { testResultsQuery } from '#web/lib/test-results.ts';
import { useFailureToast } from '#web/lib/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { PartFailure } from '#web/ui/part-failure.tsx';
import { ResultList } from '#web/ui/result-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** So many of the latest results; the history has them all. */
const shown = 5;
const failed = 'Failed to load your test results. Please try again.';

type InlineResultsProps = {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
};

/** 'Choose Your Blend': the latest results, to see where to practise next. */
export function InlineResults({ headingRef, onBack }: InlineResultsProps) {
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
          Past results
        </h2>
        <Button variant="secondary" onClick={onBack}>
          Back to dashboard
        </Button>
      </div>
      <LatestResults />
    </section>
  );
}

function LatestResults() {
  const { data, error, isRefetchError, isFetching, refetch } = useInfiniteQuery(testResultsQuery);
  useFailureToast(error, failed);
  const results = data?.pages[0]?.results;
  if (!results)
    return error ? (
      <ErrorState heading="Past results" failure={error} sentence={failed} onRetry={() => void refetch()} />
    ) : (
      <ListLoading />
    );
  if (results.length === 0) return <NoResults />;
  return (
    <>
      {isRefetchError && (
        <PartFailure failure={error} sentence={failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <ResultList results={results.slice(0, shown)} label="Latest results" />
      <OfficialMark />
      <LinkButton variant="secondary" to="/results-history" className="self-start">
        Review Past Results
      </LinkButton>
    </>
  );
}

function NoResults() {
  return (
    <EmptyState heading="No Test Results Yet" sign="motorway-countdown-300">
      <p>Your results appear here once you have finished a test and saved it.</p>
      <LinkButton to="/test">Take Your First Test</LinkButton>
    </EmptyState>
  );
}

function ListLoading() {
  return (
    <Loading label="Loading past results…">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-46 rounded-panel" />
        <Skeleton className="h-46 rounded-panel" />
        <Skeleton className="h-46 rounded-panel" />
      </div>
    </Loading>
  );
}
