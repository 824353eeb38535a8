import { useLocation } from 'react-router';
import { readAreaPath } from '#domain/area-pages.ts';
import { areas } from '#domain/areas.ts';
import { PageShell } from '#web/app/page-shell.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { AreaMenu } from './area-menu.tsx';

/** `/theory`, `/hazard`, `/highway` and `/signs` */
export function Component() {
  const path = readAreaPath(useLocation().pathname);
  const area = path.kind === 'area' ? path.area : undefined;
  return (
    <PageShell
      title={area ? areas[area].title : 'Coming Soon'}
      area={area}
      back={<BackLink to="/">Back to home</BackLink>}
      wide
    >
      <AreaMenu path={path} />
    </PageShell>
  );
}
