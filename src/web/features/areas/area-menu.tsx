import { type AreaPath, areaPages } from '#domain/area-pages.ts';
import { areas } from '#domain/areas.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DirectionSign } from './direction-sign.tsx';
import { LatestResults } from './latest-results.tsx';

/** The menu that a path's first segment chooses (spec section 2). Without a segment it is what the learner has done so far. */
export function AreaMenu({ path }: { readonly path: AreaPath }) {
  if (path.kind === 'none') return <LatestResults />;
  if (path.kind === 'unknown') return <ComingSoon />;
  const { area } = path;
  return (
    <DirectionSign
      area={area}
      heading={areas[area].description}
      ways={areaPages[area].map(({ slug, title, description }) => ({ to: `/${area}/${slug}`, title, description }))}
    />
  );
}

function ComingSoon() {
  return (
    <EmptyState heading="Coming Soon" sign="roadworks-road-works">
      <p>There is no such area yet.</p>
      <LinkButton to="/categories">Back to categories</LinkButton>
    </EmptyState>
  );
}
