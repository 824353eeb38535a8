import { useSearchParams } from 'react-router';
import { practiceRunClips } from '#domain/hazard-run.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { usePageTitle } from '#web/app/page-title.ts';
import { BackLink } from '#web/ui/back.tsx';
import { Button } from '#web/ui/button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { ClipBar } from './clip-bar.tsx';
import { ClipList } from './clip-list.tsx';
import { ClipView } from './clip-view.tsx';
import type { RunStartProps } from './run/hazard-run-screens.tsx';
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
      {!hazardRun.isUnderWay && (
        <SignPanel variant="hazard" heading="Practise a few in a row" className="p-7">
          <p className="mt-2 mb-5 max-w-prose">
            {Math.min(practiceRunClips, clips.length)} clips, with how it went after each, and a result at the end.
          </p>
          <Button onClick={hazardRun.start}>Start practice run</Button>
        </SignPanel>
      )}
      <ClipList clips={clips} headingRef={headingRef} />
    </AreaPage>
  );
}
