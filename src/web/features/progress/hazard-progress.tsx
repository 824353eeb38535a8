import { AreaPage } from '#web/app/area-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AreaResults } from './area-results.tsx';

const intro =
  'How your runs of clips went. It is points that count: up to five for each hazard, and the more the sooner you respond to it.';

/** `/hazard/progress` */
export function Component() {
  return (
    <AreaPage intro={intro}>
      <AreaResults
        area="hazard"
        empty="You have no hazard perception results yet. A practice run of five clips makes the first one."
      >
        <LinkButton to="/hazard/practice">Go to the practice clips</LinkButton>
      </AreaResults>
    </AreaPage>
  );
}
