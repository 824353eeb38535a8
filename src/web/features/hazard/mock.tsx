import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { clipsQuery } from './api/list-clips.ts';
import { mockIntro, MockStart } from './mock-start.tsx';
import { HazardRunScreens } from './run/hazard-run-screens.tsx';

/** `/hazard/mock`: what the real test asks for, its fourteen clips, and afterwards how each of them went. */
export function Component() {
  const { data, error, refetch } = useQuery(clipsQuery);
  if (data) return <HazardRunScreens kind="mock" clips={data} Start={MockStart} />;
  return (
    <AreaPage intro={mockIntro}>
      {error ? (
        <ErrorState heading="The mock test could not be loaded" failure={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the clips…">
          <Skeleton className="h-80 rounded-panel" />
        </Loading>
      )}
    </AreaPage>
  );
}
