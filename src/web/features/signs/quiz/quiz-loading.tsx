import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function QuizLoading() {
  return (
    <Loading label="Loading the quiz…">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-44 rounded-panel" />
        {[1, 2, 3, 4].map((option) => (
          <Skeleton key={option} className="h-14" />
        ))}
      </div>
    </Loading>
  );
}
