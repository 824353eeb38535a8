import { Loading } from '#web/ui/loading.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The history's skeleton: figures, chart, list. */
export function HistoryLoading() {
  return (
    <Loading label="Loading your test results…">
      <div className="flex flex-col gap-6">
        <div>
          <div className="mb-3 flex flex-wrap gap-3">
            <Skeleton className="h-24 grow basis-32 rounded-panel" />
            <Skeleton className="h-24 grow basis-32 rounded-panel" />
            <Skeleton className="h-24 grow basis-40 rounded-panel" />
          </div>
          <OfficialMark />
        </div>
        <Skeleton className="h-64 rounded-panel" />
        <Skeleton className="h-46 rounded-panel" />
        <Skeleton className="h-46 rounded-panel" />
      </div>
    </Loading>
  );
}
