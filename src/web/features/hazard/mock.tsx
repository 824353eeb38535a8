import {
  hazardClipsInRealTest,
  hazardMaximumScore,
  hazardPassMark,
  hazardPointsPerHazard,
  toastDurations,
} from '#domain/constants.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { toast } from '#web/ui/toast.ts';

const notYet = 'Mock tests are currently under development. Please check back later!';

/** `/hazard/mock`: what the real test asks for. There are no films to take a mock test with (spec section 8). */
export function Component() {
  return (
    <AreaPage>
      <SignPanel variant="hazard" heading="The hazard perception test" className="p-7">
        <dl className="mt-4 flex flex-col gap-2">
          <Fact figure={String(hazardClipsInRealTest)} term="clips, one of them with two hazards" />
          <Fact figure={String(hazardPointsPerHazard)} term="points at most for each hazard" />
          <Fact figure={String(hazardPassMark)} term={`points of ${hazardMaximumScore} to pass`} />
        </dl>
        <Button
          className="mt-6"
          aria-describedby="not-yet"
          onClick={() => toast('Coming Soon', notYet, { duration: toastDurations.mockTest })}
        >
          Start Mock Test
        </Button>
      </SignPanel>
      <div id="not-yet">
        <Notice kind="warn" title="Coming Soon">
          <p>{notYet}</p>
        </Notice>
      </div>
      <div>
        <LinkButton to="/hazard/practice" variant="secondary">
          Look at the practice clips
        </LinkButton>
      </div>
    </AreaPage>
  );
}

function Fact({ figure, term }: { readonly figure: string; readonly term: string }) {
  return (
    <div className="flex items-baseline gap-4">
      <dt className="order-2">{term}</dt>
      <dd className="order-1 w-12 text-end font-sign text-4xl font-extrabold">{figure}</dd>
    </div>
  );
}
