import { useSearchParams } from 'react-router';
import { AreaPage } from '#web/app/area-page.tsx';
import { usePageTitle } from '#web/app/page-title.ts';
import { BackLink } from '#web/ui/back.tsx';
import { ClipBar } from './clip-bar.tsx';
import { ClipList } from './clip-list.tsx';
import { ClipView } from './clip-view.tsx';
import type { RunStartProps } from './run/hazard-run-screens.tsx';
import { RunPanel } from './run/run-panel.tsx';
import { RunCard } from './run/run-card.tsx';

/** A run of a few clips that counts, and every clip by itself. */
export function PracticeStart({ hazardRun, clips, headingRef }: RunStartProps) {
  const [params] = useSearchParams();
  const clip = clips.find(({ id }) => id === params.get('clip'));
  usePageTitle(clip?.title ?? 'Practice Video Clips');
  if (clip) {
    return (
      <AreaPage
        wide
        back={<BackLink to="/hazard/practice">All clips</BackLink>}
        actions={<ClipBar clips={clips} clip={clip} />}
      >
        <ClipView key={clip.id} clip={clip} headingRef={headingRef} />
      </AreaPage>
    );
  }
  return (
    <AreaPage wide>
      <RunCard hazardRun={hazardRun} clips={clips} />
      {!hazardRun.isUnderWay && <RunPanel clips={clips.length} onStart={hazardRun.start} />}
      <ClipList clips={clips} headingRef={headingRef} />
    </AreaPage>
  );
}
