import type { UseQueryResult } from '@tanstack/react-query';
import { passesForFullProgress } from '#domain/constants.ts';
import { longLondonDate } from '#domain/london-date.ts';
import { Card } from '#web/ui/card.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { PartFailure } from '#web/ui/part-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StreakStud } from '#web/ui/streak-stud.tsx';
import type { Dashboard } from './api/get-dashboard.ts';

const percentPerPass = 100 / passesForFullProgress;

/** How far the learner has come: Test Completion, the last test, the streak. */
export function ProgressCard({ data, error, isFetching, refetch }: UseQueryResult<Dashboard>) {
  return (
    <Card className="flex grow flex-col">
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-2 gap-y-1 max-[22rem]:min-h-18">
        <h2 className="text-xl sm:text-2xl">Your Progress</h2>
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
    <div className="flex grow flex-col">
      <p className="flex items-end justify-between gap-4 font-semibold">
        Test Completion
        <span className="font-sign text-4xl leading-none font-extrabold">{overallPercent}%</span>
      </p>
      <LaneProgress
        label="Test Completion"
        value={overallPercent / percentPerPass}
        max={passesForFullProgress}
        text={`${overallPercent}%`}
        className="mt-3"
      />
      <Hint />
      <p className="mt-auto text-ink-soft">Last test</p>
      <p className="font-semibold">{lastTestDate === null ? 'No tests taken yet' : longLondonDate(lastTestDate)}</p>
    </div>
  );
}

function Hint() {
  return (
    <p className="mt-2 mb-5 text-ink-soft">
      Pass tests to light the studs: {passesForFullProgress} passes light the whole lane.
    </p>
  );
}

/** Of the same height as what will be here. */
function FactsLoading() {
  return (
    <>
      <output aria-busy="true" className="sr-only">
        Loading your progress…
      </output>
      <div aria-hidden="true" className="flex grow flex-col">
        <div className="flex items-end justify-between gap-4 font-semibold">
          Test Completion <Skeleton className="h-[2.25rem] w-20" />
        </div>
        <Skeleton className="mt-3 h-4 rounded-full" />
        <Hint />
        <p className="mt-auto text-ink-soft">Last test</p>
        <Skeleton className="h-6 w-56 max-w-full" />
      </div>
    </>
  );
}
