import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AreaPage } from '#web/app/area-page.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { drawingsQuery } from '../api/get-drawings.ts';
import { markingsQuery } from '../api/list-markings.ts';
import { signsQuery } from '../api/list-signs.ts';
import { TilesLoading } from '../tiles-loading.tsx';
import { PrintSheets } from './print-sheets.tsx';
import { sheetsOf } from './sheets.ts';

const intro =
  'For a wall, a folder or a lesson: all that is to be read on the road, with its name and its meaning, each family on pages of its own.';

/** `/signs/print`: all signs, markings and signals on paper, by category. */
export function Component() {
  return (
    <AreaPage
      title="All signs to print"
      back={<BackLink to="/signs/categories">Back to Sign Categories</BackLink>}
      wide
      intro={intro}
    >
      <Print />
    </AreaPage>
  );
}

function Print() {
  const signs = useQuery(signsQuery);
  const markings = useQuery(markingsQuery);
  const drawings = useQuery(drawingsQuery('all'));
  const drawnMarkings = useQuery(drawingsQuery('markings'));
  const sheets = useMemo(
    () =>
      signs.data &&
      markings.data &&
      drawings.data &&
      drawnMarkings.data &&
      sheetsOf(signs.data, markings.data, { signs: drawings.data, markings: drawnMarkings.data }),
    [signs.data, markings.data, drawings.data, drawnMarkings.data],
  );
  if (sheets) return <PrintSheets sheets={sheets} />;
  const failed = [signs, markings, drawings, drawnMarkings].filter(({ data, error }) => !data && error);
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
