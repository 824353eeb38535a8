import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function AchievementsLoading() {
  return (
    <Loading label="Loading achievements…">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-32 rounded-panel" />
        {['test', 'score', 'streak', 'learn'].map((group) => (
          <div key={group}>
            <Skeleton className="mb-3 h-8 w-56 max-w-full" />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(18rem,40%)),1fr))] gap-3">
              <Skeleton className="h-40 rounded-panel" />
              <Skeleton className="h-40 rounded-panel" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
