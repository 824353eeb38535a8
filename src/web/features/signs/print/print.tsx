import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { drawingsQuery } from '../api/get-drawings.ts';
import { signsQuery } from '../api/list-signs.ts';
import { TilesLoading } from '../tiles-loading.tsx';
import { PrintSheets } from './print-sheets.tsx';

/** `/signs/print`: all signs on paper, by category. */
export function Component() {
  return (
    <AreaPage
      title="All signs to print"
      back={<BackLink to="/signs/categories">Back to Sign Categories</BackLink>}
      wide
    >
      <Print />
    </AreaPage>
  );
}

function Print() {
  const signs = useQuery(signsQuery);
  const drawings = useQuery(drawingsQuery('all'));
  if (signs.data && drawings.data) return <PrintSheets signs={signs.data} drawings={drawings.data} />;
  const failed = [signs, drawings].filter(({ data, error }) => !data && error);
  if (failed.length === 0) return <TilesLoading />;
  return (
    <ErrorState
      heading="The signs could not be loaded"
      failure={failed[0]?.error}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}
