import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function SectionsLoading() {
  return (
    <Loading label="Loading the Highway Code…">
      <div className="flex flex-col gap-3">
        {[1, 2, 3, 4, 5].map((section) => (
          <Skeleton key={section} className="h-24 rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}
