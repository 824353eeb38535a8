import type { UseQueryResult } from '@tanstack/react-query';
import { longLondonDate } from '#domain/london-date.ts';
import { Card } from '#web/ui/card.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { PartFailure } from '#web/ui/part-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StreakStud } from '#web/ui/streak-stud.tsx';
import type { Dashboard } from './api/get-dashboard.ts';

/** How far the learner has come: Test Completion, the last test, the streak. */
export function ProgressCard({ data, error, isFetching, refetch }: UseQueryResult<Dashboard>) {
  return (
    <Card>
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">Your Progress</h2>
        <StreakStud days={data?.streakCount ?? 0} />
      </div>
      {error && (
        <PartFailure
          failure={error}
          sentence="Failed to load your dashboard data. Please refresh the page."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Facts {...data} />}
      {!data && !error && <FactsLoading />}
    </Card>
  );
}

function Facts({ overallPercent, lastTestDate }: Dashboard) {
  return (
    <dl>
      <div className="flex items-end justify-between gap-4">
        <dt className="font-semibold">Test Completion</dt>
        <dd className="font-sign text-4xl leading-none font-extrabold">{overallPercent}%</dd>
      </div>
      <LaneProgress
        label="Test Completion"
        value={overallPercent}
        max={100}
        text={`${overallPercent}%`}
        studs={false}
        className="mt-3 mb-5"
      />
      <dt className="text-ink-soft">Last test</dt>
      <dd className="font-semibold">{lastTestDate === null ? 'No tests taken yet' : longLondonDate(lastTestDate)}</dd>
    </dl>
  );
}

/** Of the same height as what will be here. */
function FactsLoading() {
  return (
    <>
      <output aria-busy="true" className="sr-only">
        Loading your progress…
      </output>
      <div aria-hidden="true">
        <div className="flex items-end justify-between gap-4">
          <p className="font-semibold">Test Completion</p>
          <Skeleton className="h-9 w-20" />
        </div>
        <Skeleton className="mt-3 mb-5 h-4 rounded-full" />
        <p className="text-ink-soft">Last test</p>
        <Skeleton className="h-6 w-56 max-w-full" />
      </div>
    </>
  );
}
