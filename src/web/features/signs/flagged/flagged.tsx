import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { flagsQuery } from '../api/list-flags.ts';
import { signsQuery } from '../api/list-signs.ts';
import { FlaggedList } from './flagged-list.tsx';
import { FlaggedLoading } from './flagged-loading.tsx';

const intro =
  'Signs that you flagged wait here until you take the flag away. Open one to read what it means, and what to do when you see it.';

/** `/signs/flagged` */
export function Component() {
  return (
    <AreaPage intro={intro}>
      <Flagged />
    </AreaPage>
  );
}

function Flagged() {
  const flags = useQuery(flagsQuery);
  const signs = useQuery(signsQuery);
  if (flags.data && signs.data) return <FlaggedList flags={flags.data} signs={signs.data} empty={<NothingFlagged />} />;
  const failed = [flags, signs].filter(({ data, error }) => !data && error);
  if (failed.length === 0) return <FlaggedLoading />;
  return (
    <ErrorState
      heading="Your flagged signs could not be loaded"
      failure={failed[0]?.error}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}

function NothingFlagged() {
  return (
    <EmptyState heading="No flagged signs yet" sign="regulatory-no-vehicles">
      <p>Flag a sign on its page, and it waits for you here.</p>
      <LinkButton to="/signs/find">Find a sign</LinkButton>
    </EmptyState>
  );
}
