import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AreaPage } from '#web/app/area-page.tsx';
import { usePageTitle } from '#web/app/page-title.ts';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { BackLink } from '#web/ui/back.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { clipsQuery } from './api/list-clips.ts';
import { ClipBar } from './clip-bar.tsx';
import { ClipList } from './clip-list.tsx';
import { ClipListLoading } from './clip-list-loading.tsx';
import { ClipView } from './clip-view.tsx';

/** `/hazard/practice`: the list of clips, or with `?clip=<id>` one of them. */
export function Component() {
  const { data, error, refetch } = useQuery(clipsQuery);
  const [params] = useSearchParams();
  const clip = data?.find(({ id }) => id === params.get('clip'));
  const heading = useFocusOnChange<HTMLHeadingElement>(clip ? 'clip' : 'list');
  usePageTitle(clip?.title ?? 'Practice Video Clips');

  if (data && clip) {
    return (
      <AreaPage
        wide
        back={<BackLink to="/hazard/practice">All clips</BackLink>}
        actions={<ClipBar clips={data} clip={clip} />}
      >
        <ClipView clip={clip} headingRef={heading} />
      </AreaPage>
    );
  }
  return (
    <AreaPage wide>
      {!data && error && (
        <ErrorState heading="The clips could not be loaded" failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ClipListLoading />}
      {data && (data.length === 0 ? <UnderDevelopment /> : <ClipList clips={data} headingRef={heading} />)}
    </AreaPage>
  );
}
