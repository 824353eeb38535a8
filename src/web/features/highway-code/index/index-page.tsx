import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { sectionsQuery } from '../api/list-sections.ts';
import { SectionsLoading } from '../sections-loading.tsx';
import { IndexSearch } from './index-search.tsx';

const intro =
  'Where the Code says something about a subject. Search for a word or the number of a rule, or go through the topics from A to Z.';

/** `/highway/index`, the search in `?q=` */
export function Component() {
  return (
    <AreaPage intro={intro}>
      <Index />
    </AreaPage>
  );
}

function Index() {
  const { data: sections, error, refetch } = useQuery(sectionsQuery);
  // Hundreds of links: rendered in slices.
  const data = useDeferredValue(sections);
  if (!sections && error) {
    return <ErrorState heading="The index could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SectionsLoading />;
  return data.length === 0 ? <UnderDevelopment /> : <IndexSearch sections={data} />;
}
