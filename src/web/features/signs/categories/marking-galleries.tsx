import { useQuery } from '@tanstack/react-query';
import type { MarkingEntry } from '#contract/signs.ts';
import { inGallery, markingGalleries } from '#domain/marking-galleries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { markingsQuery } from '../api/list-markings.ts';
import { CardGrid, CardGridLoading } from './card-grid.tsx';
import { CategoryCard } from './category-card.tsx';

/** What else is to be read on the road, after the categories of signs. */
export function MarkingGalleries() {
  return (
    <section aria-labelledby="markings" className="flex flex-col gap-3">
      <h2 id="markings" className="text-xl">
        Markings, lights and signals
      </h2>
      <Galleries />
    </section>
  );
}

function Galleries() {
  const { data, error, refetch } = useQuery(markingsQuery);
  if (!data && error) {
    return <ErrorState heading="The markings could not be loaded" failure={error} onRetry={() => void refetch()} />;
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
