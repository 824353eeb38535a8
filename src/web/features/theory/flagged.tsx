import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { flagsQuery } from './api/list-flags.ts';
import { FlaggedList } from './flagged-list.tsx';
import { FlaggedLoading } from './flagged-loading.tsx';

const intro =
  'Questions that you flagged wait here until you take the flag away. Look at the answers again, or practise all of them in one go.';

/** `/theory/flagged` */
export function Component() {
  return (
    <AreaPage intro={intro}>
      <Flagged />
    </AreaPage>
  );
}

function Flagged() {
  const { data, error, refetch } = useQuery(flagsQuery);
  if (!data) {
    if (!error) return <FlaggedLoading />;
    return (
      <ErrorState heading="Your flagged questions could not be loaded" failure={error} onRetry={() => void refetch()} />
    );
  }
  return <FlaggedList flags={data.filter(({ kind }) => kind === 'question')} empty={<NothingFlagged />} />;
}

function NothingFlagged() {
  return (
    <EmptyState heading="No flagged questions yet" sign="regulatory-no-vehicles">
      <p>Flag a question while you practise, and it waits for you here.</p>
      <LinkButton to="/theory/practice">Practise questions</LinkButton>
    </EmptyState>
  );
}
