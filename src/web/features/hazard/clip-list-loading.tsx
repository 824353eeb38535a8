import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ClipPoster } from './clip-poster.tsx';
import { RunPanel } from './run/run-panel.tsx';

/** The list is always headed by this clip, whose picture need not wait for it. */
const firstClip = 'town-centre';

export function ClipListLoading() {
  return (
    <>
      <RunPanel clips={undefined} />
      <Loading label="Loading clips…">
        <Skeleton className="mb-6 h-8 w-56" />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <div className="rounded-panel border border-keyline bg-surface p-3">
            <ClipPoster clipId={firstClip} />
            <Skeleton className="mt-3 h-16" />
          </div>
          {[2, 3, 4, 5].map((card) => (
            <Skeleton key={card} className="h-72 rounded-panel" />
          ))}
        </div>
      </Loading>
    </>
  );
}
