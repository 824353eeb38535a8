import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ClipPoster } from './clip-poster.tsx';

/** A clip whose words are on their way: its still is there. */
export function ClipLoading({ clipId }: { readonly clipId: string }) {
  return (
    <Loading label="Loading the clip…">
      <Skeleton className="mb-6 h-16" />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <ClipPoster clipId={clipId} className="border-2 border-asphalt" />
        <Skeleton className="h-60" />
      </div>
    </Loading>
  );
}
