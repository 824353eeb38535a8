import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { tileGrid } from './tile-list.tsx';

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Places of signs that are on their way. */
export function TilesLoading() {
  return (
    <Loading label="Loading signs…">
      <div className={tileGrid}>
        {places.map((place) => (
          <Skeleton key={place} className="h-44" />
        ))}
      </div>
    </Loading>
  );
}
