import { useQuery } from '@tanstack/react-query';
import type { SignCategoryEntry } from '#domain/sign-categories.ts';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { signsQuery } from '../api/list-signs.ts';
import { TileList } from '../tile-list.tsx';
import { TilesLoading } from '../tiles-loading.tsx';
import { GalleryIntro } from './gallery-intro.tsx';

/** The signs of a category, each a way to its page. */
export function SignGallery({ category: { id, title, description } }: { readonly category: SignCategoryEntry }) {
  const { data, error, refetch } = useQuery(signsQuery);
  if (!data && error) {
    return <ErrorState heading="The signs could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  const signs = data?.filter(({ category }) => category === id);
  if (signs?.length === 0) return <UnderDevelopment />;
  return (
    <>
      <GalleryIntro description={description} size={signs && `${signs.length} signs`} />
      {!signs && <TilesLoading />}
      {signs && <TileList label={title} signs={signs} category={id} from={{ category: id }} />}
    </>
  );
}
