import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Blocks in the places of the heading, the question, its options and the explanation. */
export function QuestionsLoading() {
  return (
    <Loading label="Loading questions…">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-14" />
        <div className="grid gap-6 md:grid-cols-2 md:gap-8">
          <div className="flex flex-col gap-4">
            <Skeleton className="mb-1 h-24" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="hidden h-48 rounded-panel md:block" />
        </div>
      </div>
    </Loading>
  );
}
