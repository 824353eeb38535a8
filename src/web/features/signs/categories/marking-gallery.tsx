import { useQuery } from '@tanstack/react-query';
import { inGallery, type MarkingGallery as Gallery } from '#domain/marking-galleries.ts';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useDrawings } from '../api/get-drawings.ts';
import { markingsQuery } from '../api/list-markings.ts';
import { TilesLoading } from '../tiles-loading.tsx';
import { GalleryIntro } from './gallery-intro.tsx';
import { MarkingCard } from './marking-card.tsx';

/** Markings or signals with their meanings, to be read where they stand. */
export function MarkingGallery({ gallery }: { readonly gallery: Gallery }) {
  const { data, error, refetch } = useQuery(markingsQuery);
  const drawingOf = useDrawings('markings');
  if (!data && error) {
    return <ErrorState heading="The markings could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (data?.length === 0) return <UnderDevelopment />;
  return (
    <>
      <GalleryIntro
        description={gallery.description}
        size={data && `${inGallery(gallery, data).length} ${gallery.counted}`}
      />
      {!data && <TilesLoading />}
      {data &&
        gallery.groups.map(({ id, title }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-3 text-2xl">
              {title}
            </h2>
            <ul aria-labelledby={id} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {data
                .filter(({ group }) => group === id)
                .map((marking) => (
                  <li key={marking.id}>
                    <MarkingCard marking={marking} drawing={drawingOf(marking.drawing)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}
