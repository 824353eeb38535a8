import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { signsQuery } from '../api/list-signs.ts';
import { TilesLoading } from '../tiles-loading.tsx';
import { Finder } from './finder.tsx';

/** `/signs/find`, the search and the filters in its address */
export function Component() {
  return (
    <AreaPage wide>
      <FindSigns />
    </AreaPage>
  );
}

function FindSigns() {
  const { data, error, refetch } = useQuery(signsQuery);
  if (!data && error) {
    return <ErrorState heading="The signs could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <TilesLoading />;
  return data.length === 0 ? <UnderDevelopment /> : <Finder signs={data} />;
}
