import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { signCategoriesQuery } from '../api/list-sign-categories.ts';
import { CardGrid, CardGridLoading } from './card-grid.tsx';
import { CategoryCard } from './category-card.tsx';
import { MarkingGalleries } from './marking-galleries.tsx';

const intro =
  'Signs belong to families, and each family looks alike for a reason. Once you know its shape and colours, you can read a sign that you never saw.';

/** `/signs/categories` */
export function Component() {
  return (
    <AreaPage wide intro={intro}>
      <Categories />
      <MarkingGalleries />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signs/find">Find a sign</LinkButton>
        <LinkButton to="/signs/print" variant="secondary">
          <Printer aria-hidden="true" className="size-5" />
          Print all signs
        </LinkButton>
      </div>
    </AreaPage>
  );
}

function Categories() {
  const { data, error, refetch } = useQuery(signCategoriesQuery);
  if (!data && error) {
    return <ErrorState heading="The signs could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardGridLoading label="Loading sign categories…" />;
  const shown = data.filter(({ count }) => count > 0);
  if (shown.length === 0) return <UnderDevelopment />;
  return (
    <CardGrid>
      {shown.map(({ count, ...category }) => (
        <li key={category.id}>
          <CategoryCard {...category} size={`${count} signs`} />
        </li>
      ))}
    </CardGrid>
  );
}
