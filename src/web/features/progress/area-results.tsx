import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AreaId } from '#domain/areas.ts';
import { recentTrend } from '#domain/trend.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { ResultList } from '#web/ui/result-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { latestResultsQuery } from './api/list-latest-results.ts';

const listed = 5;

type AreaResultsProps = {
  readonly area: AreaId;
  /** What to say while there are none. */
  readonly empty: string;
  /** How to get one. */
  readonly children?: ReactNode;
};

/** The latest results of one area, with the trend between the last two. */
export function AreaResults({ area, empty, children }: AreaResultsProps) {
  const { data, error, refetch } = useQuery(latestResultsQuery);
  if (!data && error) {
    return <ErrorState heading="Your results could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading label="Loading your results…">
        <Skeleton className="h-64 rounded-panel" />
      </Loading>
    );
  }
  const results = data.results.filter(({ category }) => category === area);
  const passed = results.filter((one) => one.passed).length;
  return (
    <section aria-labelledby="recent-results" className="flex flex-col gap-4">
      <h2 id="recent-results" className="text-2xl">
        Recent results
      </h2>
      {results.length === 0 ? (
        <>
          <p className="max-w-prose">{empty}</p>
          <div>{children}</div>
        </>
      ) : (
        <>
          <p>
            {passed} of {data.next === null ? results.length : `the latest ${results.length}`} passed.{' '}
            {trendSentence(results.map(({ score }) => score))}
          </p>
          <ResultList label="Recent results" results={results.slice(0, listed)} />
          <OfficialMark area={area} />
          <div>
            <LinkButton to="/results-history" variant="secondary">
              See all results
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

function trendSentence(scores: readonly number[]): string {
  const trend = recentTrend(scores);
  if (!trend) return '';
  return `${trend.kind}: ${trend.points} ${trend.points === 1 ? 'point' : 'points'} ${trend.kind === 'Improving' ? 'up' : 'down'}.`;
}
