import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useFailureToast } from '#web/lib/use-failure-toast.ts';
import { Achievements } from './achievements.tsx';
import { dashboardQuery } from './api/get-dashboard.ts';
import { AreaCards } from './area-cards.tsx';
import { Celebration } from './celebration.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { Greeting } from './greeting.tsx';
import { PendingReminder } from './pending-reminder.tsx';
import { ProgressCard } from './progress-card.tsx';

type OverviewProps = {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onShowResults: () => void;
};

/** The dashboard's cards. What needs no data is there at once, and keeps working when the data cannot be had. */
export function Overview({ headingRef, onShowResults }: OverviewProps) {
  const dashboard = useQuery(dashboardQuery);
  useFailureToast(dashboard.error, 'Error', 'Failed to load your dashboard data. Please refresh the page.');
  return (
    <>
      <Celebration onDismiss={() => headingRef.current?.focus()} />
      <PendingReminder />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(20rem,40%)),1fr))] gap-6">
        <div className="flex flex-col gap-6">
          <Greeting headingRef={headingRef} />
          <ProgressCard {...dashboard} />
        </div>
        <ChallengeCard onShowResults={onShowResults} />
      </div>
      <AreaCards {...dashboard} />
      <Achievements />
    </>
  );
}
