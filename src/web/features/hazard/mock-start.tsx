import {
  hazardClipsInRealTest,
  hazardMaximumScore,
  hazardPassMark,
  hazardPointsPerHazard,
  toastDurations,
} from '#domain/constants.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { TestFacts } from '#web/ui/test-facts.tsx';
import { toast } from '#web/ui/toast.ts';
import type { RunStartProps } from './run/hazard-run-screens.tsx';
import { RunCard } from './run/run-card.tsx';

const notYet = 'Mock tests are currently under development. Please check back later!';

/** What the page is for, also while its clips are on the way. */
export const mockIntro =
  'A test like the second part of the real one. You watch clips of everyday roads, each of them once, and press when you see a hazard begin to develop.';

/** What the real test asks for, and the start of one like it; with too few clips it is still to come (spec section 8). */
export function MockStart({ hazardRun, clips, headingRef }: RunStartProps) {
  const { canStart, isUnderWay, isWhole } = hazardRun;
  return (
    <AreaPage intro={mockIntro}>
      <RunCard hazardRun={hazardRun} clips={clips} headingRef={headingRef} />
      <SignPanel variant="hazard" className="p-7">
        <h2 ref={isWhole ? undefined : headingRef} tabIndex={-1} className="text-2xl outline-none">
          The hazard perception test
        </h2>
        <TestFacts
          facts={[
            { figure: hazardClipsInRealTest, term: 'clips, one of them with two hazards' },
            { figure: hazardPointsPerHazard, term: 'points at most for each hazard' },
            { figure: hazardPassMark, term: `points of ${hazardMaximumScore} to pass` },
          ]}
        />
        {!isUnderWay && (
          <Button
            className="mt-6"
            aria-describedby={canStart ? undefined : 'not-yet'}
            onClick={
              canStart ? hazardRun.start : () => toast('Coming Soon', notYet, { duration: toastDurations.mockTest })
            }
          >
            Start Mock Test
          </Button>
        )}
      </SignPanel>
      {canStart ? (
        <Card heading="As in the real test">
          <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5">
            <li>Each clip is about a minute. It plays once, and cannot be stopped.</li>
            <li>Press as soon as you see a hazard develop: on the picture, on the button, or with the space bar.</li>
            <li>Pressing all the time, or in a rhythm, scores nothing for that clip.</li>
            <li>You start each clip when you are ready. What is watched stays on this device if you leave.</li>
          </ul>
        </Card>
      ) : (
        <div id="not-yet">
          <Notice kind="warn" title="Coming Soon">
            <p>{notYet}</p>
          </Notice>
        </div>
      )}
      <div>
        <LinkButton to="/hazard/practice" variant="secondary">
          Go to the practice clips
        </LinkButton>
      </div>
    </AreaPage>
  );
}
