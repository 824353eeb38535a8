import { Navigate, useParams } from 'react-router';
import { findCategory } from '#domain/categories.ts';
import { PageShell } from '#web/app/page-shell.tsx';
import { usePageTitle } from '#web/app/page-title.ts';
import { BackLink } from '#web/ui/back.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CategoryPractice } from './category-practice.tsx';

/** `/practice/:category`: the question session of one category. The number is canonical, a slug leads to it (reading 2). */
export function Component() {
  const { category: numberOrSlug = '' } = useParams();
  const category = findCategory(numberOrSlug);
  usePageTitle(category?.name ?? 'Category not found');

  if (!category) return <NoSuchCategory />;
  if (numberOrSlug !== String(category.id)) return <Navigate to={`/practice/${category.id}`} replace />;
  return (
    <PageShell title={category.name} area="theory" wide back={<BackLink to="/categories">Categories</BackLink>}>
      <CategoryPractice key={category.id} category={category} />
    </PageShell>
  );
}

function NoSuchCategory() {
  return (
    <PageShell title="Category not found" area="theory" back={<BackLink to="/categories">Categories</BackLink>}>
      <EmptyState heading="There is no such category" sign="information-no-through-road">
        <p>The address may be mistyped, or from an older version of Catseye. The list has all categories.</p>
        <LinkButton to="/categories">Back to Categories</LinkButton>
      </EmptyState>
    </PageShell>
  );
}
