import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function ClipListLoading() {
  return (
    <Loading label="Loading clips…">
      <Skeleton className="mb-6 h-24" />
      <Skeleton className="mb-6 h-8 w-56" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3, 4, 5].map((card) => (
          <Skeleton key={card} className="h-72 rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}
