import { useQuery } from '@tanstack/react-query';
import { PageShell } from '#web/app/page-shell.tsx';
import { failureMessage } from '#web/lib/api-failure.ts';
import { BackLink } from '#web/ui/back.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { categoriesQuery } from '../api/list-categories.ts';
import { progressQuery } from '../api/list-progress.ts';
import { focusMain } from '../question/hand-back-focus.ts';
import { CategoryCard } from './category-card.tsx';

/** `/categories`: the sixteen categories, each with how far the learner is in it. */
export function Component() {
  return (
    <PageShell title="Theory categories" area="theory" wide back={<BackLink to="/theory">Theory</BackLink>}>
      <CategoryList />
    </PageShell>
  );
}

function CategoryList() {
  const categories = useQuery(categoriesQuery);
  const progress = useQuery(progressQuery);

  function retry() {
    focusMain();
    for (const query of [categories, progress]) if (query.isError) void query.refetch();
  }

  if (categories.data && progress.data) {
    return (
      <ul className="grid gap-4 md:grid-cols-2">
        {categories.data.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} progress={progress.data.get(category.id)} />
          </li>
        ))}
      </ul>
    );
  }
  if (categories.isError || progress.isError) {
    const message = failureMessage(progress.error ?? categories.error, 'Please try again.');
    return (
      <ErrorState
        heading="Error Loading Categories"
        sentence={`Error loading category progress: ${message}`}
        onRetry={retry}
      />
    );
  }
  return <CategorySkeletons />;
}

function CategorySkeletons() {
  return (
    <Loading label="Loading categories…">
      <div className="grid gap-4 md:grid-cols-2">
        {Array.from({ length: 16 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The blocks are alike and never move.
          <Skeleton key={index} className="h-38 rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}
