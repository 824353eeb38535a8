import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { signsQuery } from '../api/list-signs.ts';
import { TilesLoading } from '../tiles-loading.tsx';
import { Finder } from './finder.tsx';

const intro =
  'Look for a sign by its name, by what it means, or by what you saw of it: its shape, its colours, a symbol or a number on it.';

/** `/signs/find`, the search and the filters in its address */
export function Component() {
  return (
    <AreaPage wide intro={intro}>
      <FindSigns />
    </AreaPage>
  );
}

function FindSigns() {
  const { data: signs, error, refetch } = useQuery(signsQuery);
  // The filters and the first tiles are much to draw: in slices.
  const data = useDeferredValue(signs);
  if (!signs && error) {
    return <ErrorState heading="The signs could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <TilesLoading />;
  return data.length === 0 ? <UnderDevelopment /> : <Finder signs={data} />;
}
