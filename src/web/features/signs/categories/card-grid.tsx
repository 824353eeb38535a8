import type { ReactNode } from 'react';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const grid = 'grid gap-4 md:grid-cols-2';

/** The list that categories' cards stand in. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={grid}>{children}</ul>;
}

/** Places of the six cards that are on their way. */
export function CardGridLoading({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div className={grid}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-60 rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}
