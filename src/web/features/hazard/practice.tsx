import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { clipsQuery } from './api/list-clips.ts';
import { ClipLoading } from './clip-loading.tsx';
import { clipsWithPoster } from './clip-poster.tsx';
import { ClipListLoading } from './clip-list-loading.tsx';
import { PracticeStart } from './practice-start.tsx';
import { HazardRunScreens } from './run/hazard-run-screens.tsx';

/** `/hazard/practice`: the list of clips; with `?clip=<id>` one of them, with `?view=run` a few in a row. */
export function Component() {
  const { data, error, refetch } = useQuery(clipsQuery);
  const [params] = useSearchParams();
  const clipId = params.get('clip') ?? '';
  const hasPoster = clipsWithPoster.includes(clipId);
  if (data && data.length > 0) {
    const step = data.some(({ id }) => id === clipId) ? 'clip' : 'list';
    return <HazardRunScreens kind="practice" clips={data} Start={PracticeStart} startStep={step} />;
  }
  return (
    <AreaPage wide>
      {data && <UnderDevelopment />}
      {!data && error && (
        <ErrorState heading="The clips could not be loaded" failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (hasPoster ? <ClipLoading clipId={clipId} /> : <ClipListLoading />)}
    </AreaPage>
  );
}
