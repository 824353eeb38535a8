import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { findSignCategory, type SignCategoryEntry } from '#domain/sign-categories.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { usePageTitle } from '#web/app/page-title.ts';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { signsQuery } from '../api/list-signs.ts';
import { TileList } from '../tile-list.tsx';
import { TilesLoading } from '../tiles-loading.tsx';

/** `/signs/categories/:categoryId` */
export function Component() {
  const category = findSignCategory(useParams()['categoryId']);
  usePageTitle(category?.title);
  return (
    <AreaPage
      title={category?.title ?? 'Sign Categories'}
      back={<BackLink to="/signs/categories">Back to Sign Categories</BackLink>}
      wide
    >
      {category ? <Gallery key={category.id} category={category} /> : <NoSuchCategory />}
    </AreaPage>
  );
}

function Gallery({ category: { id, title, description } }: { readonly category: SignCategoryEntry }) {
  const { data, error, refetch } = useQuery(signsQuery);
  if (!data && error) {
    return <ErrorState heading="The signs could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  const signs = data?.filter(({ category }) => category === id);
  if (signs?.length === 0) return <UnderDevelopment />;
  return (
    <>
      <div className="text-lg">
        <p>{description}</p>
        <p className="min-h-7 font-sign font-bold">{signs && `${signs.length} signs`}</p>
      </div>
      {!signs && <TilesLoading />}
      {signs && <TileList label={title} signs={signs} category={id} from={{ category: id }} />}
    </>
  );
}

function NoSuchCategory() {
  return (
    <EmptyState heading="There is no such category">
      <LinkButton to="/signs/categories">All sign categories</LinkButton>
    </EmptyState>
  );
}
