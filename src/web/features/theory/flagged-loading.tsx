import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function FlaggedLoading() {
  return (
    <Loading label="Loading flagged questions…">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-26 rounded-panel" />
        <Skeleton className="h-52 rounded-panel" />
        <Skeleton className="h-52 rounded-panel" />
        <Skeleton className="h-52 rounded-panel" />
      </div>
    </Loading>
  );
}
