import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { sectionsQuery } from '../api/list-sections.ts';
import { SectionsLoading } from '../sections-loading.tsx';
import { SectionList } from './section-list.tsx';

const intro =
  'The Highway Code in our own words, section by section. Open one to read it, and bookmark what you want to find again.';

/** `/highway/learn`; `#rule-126` and `#section-motorways` open the section and go there. */
export function Component() {
  return (
    <AreaPage intro={intro}>
      <Sections />
    </AreaPage>
  );
}

function Sections() {
  const { data, error, refetch } = useQuery(sectionsQuery);
  if (!data && error) {
    return <ErrorState heading="The Code could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SectionsLoading />;
  return data.length === 0 ? <UnderDevelopment /> : <SectionList sections={data} />;
}
