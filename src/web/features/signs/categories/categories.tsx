import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { signCategoriesQuery } from '../api/list-sign-categories.ts';
import { CategoryCard } from './category-card.tsx';

const grid = 'grid gap-4 md:grid-cols-2';

/** `/signs/categories` */
export function Component() {
  return (
    <AreaPage wide>
      <Categories />
    </AreaPage>
  );
}

function Categories() {
  const { data, error, refetch } = useQuery(signCategoriesQuery);
  if (!data && error) {
    return <ErrorState heading="The signs could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CategoriesLoading />;
  const shown = data.filter(({ count }) => count > 0);
  if (shown.length === 0) return <UnderDevelopment />;
  return (
    <>
      <ul className={grid}>
        {shown.map((category) => (
          <li key={category.id}>
            <CategoryCard {...category} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signs/find">Find a sign</LinkButton>
        <LinkButton to="/signs/print" variant="secondary">
          <Printer aria-hidden="true" className="size-5" />
          Print all signs
        </LinkButton>
      </div>
    </>
  );
}

function CategoriesLoading() {
  return (
    <Loading label="Loading sign categories…">
      <div className={grid}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-60 rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}
