import { useQuery } from '@tanstack/react-query';
import type { MarkingEntry } from '#contract/signs.ts';
import { inGallery, markingGalleries } from '#domain/marking-galleries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { markingsQuery } from '../api/list-markings.ts';
import { CardGrid, CardGridLoading } from './card-grid.tsx';
import { CategoryCard } from './category-card.tsx';

/** What else is to be read on the road, after the categories of signs. */
export function MarkingGalleries() {
  const { data, error, refetch } = useQuery(markingsQuery);
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="markings" className="flex flex-col gap-3">
      <h2 id="markings" className="text-xl">
        Markings, lights and signals
      </h2>
      <Galleries data={data} error={error} onRetry={() => void refetch()} />
    </section>
  );
}

type GalleriesProps = {
  readonly data: readonly MarkingEntry[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
};

function Galleries({ data, error, onRetry }: GalleriesProps) {
  if (!data && error) {
    return <ErrorState heading="The markings could not be loaded" failure={error} onRetry={onRetry} />;
  }
  if (!data) return <CardGridLoading label="Loading markings and signals…" />;
  return (
    <CardGrid>
      {markingGalleries.map((gallery) => (
        <li key={gallery.id}>
          <CategoryCard
            id={gallery.id}
            title={gallery.title}
            description={gallery.description}
            size={`${inGallery(gallery, data).length} ${gallery.counted}`}
            examples={gallery.examples.flatMap((id) => picturesOf(id, data))}
            ground="pale"
            level={3}
          />
        </li>
      ))}
    </CardGrid>
  );
}

function picturesOf(id: string, markings: readonly MarkingEntry[]): string[] {
  return markings.flatMap((marking) => (marking.id === id ? [marking.picture] : []));
}
