import { AreaPage } from '#web/app/area-page.tsx';

/** `/hazard/flagged`: clips cannot be flagged, so that there is nothing the page could show (spec section 2). */
export function Component() {
  return <AreaPage title="Flagged clips" />;
}
