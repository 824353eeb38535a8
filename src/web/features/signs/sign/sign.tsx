import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AreaPage } from '#web/app/area-page.tsx';
import { usePageTitle } from '#web/app/page-title.ts';
import { BackLink } from '#web/ui/back.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { signsQuery } from '../api/list-signs.ts';
import { useWayBack } from '../way-back.ts';
import { SignPage } from './sign-page.tsx';

/** `/signs/find/:signId` */
export function Component() {
  const { signId } = useParams();
  const back = useWayBack();
  const { data, error, refetch } = useQuery(signsQuery);
  const sign = data?.find(({ id }) => id === signId);
  usePageTitle(sign?.name);
  return (
    <AreaPage title="Road sign" back={<BackLink to={back.to}>Back to {back.name}</BackLink>} wide>
      {sign && data && <SignPage key={sign.id} sign={sign} signs={data} />}
      {data && !sign && <NoSuchSign />}
      {!data && !error && <SignLoading />}
      {!data && error && (
        <ErrorState heading="The sign could not be loaded" failure={error} onRetry={() => void refetch()} />
      )}
    </AreaPage>
  );
}

function NoSuchSign() {
  return (
    <EmptyState heading="There is no such sign" sign="information-no-through-road">
      <p>The address may be mistyped, or this edition does not have the sign.</p>
      <LinkButton to="/signs/find">Sign Finder</LinkButton>
    </EmptyState>
  );
}

function SignLoading() {
  return (
    <Loading label="Loading the sign…">
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-72 rounded-panel md:h-96" />
        <Skeleton className="h-[60vh] rounded-panel md:h-96" />
      </div>
    </Loading>
  );
}
