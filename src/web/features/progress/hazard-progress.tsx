import { AreaPage } from '#web/app/area-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AreaResults } from './area-results.tsx';

/** `/hazard/progress` */
export function Component() {
  return (
    <AreaPage>
      <AreaResults
        area="hazard"
        empty="You have no hazard perception results yet. A practice run of five clips makes the first one."
      >
        <LinkButton to="/hazard/practice">Go to the practice clips</LinkButton>
      </AreaResults>
    </AreaPage>
  );
}
