import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The history's skeleton: figures, chart, list. */
export function HistoryLoading() {
  return (
    <Loading label="Loading your test results…">
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Skeleton className="h-24 rounded-panel" />
          <Skeleton className="h-24 rounded-panel" />
          <Skeleton className="h-24 rounded-panel max-sm:col-span-2" />
        </div>
        <Skeleton className="h-64 rounded-panel" />
        <Skeleton className="h-46 rounded-panel" />
        <Skeleton className="h-46 rounded-panel" />
      </div>
    </Loading>
  );
}
