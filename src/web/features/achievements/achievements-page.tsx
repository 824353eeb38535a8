import { useQuery } from '@tanstack/react-query';
import { PageShell } from '#web/app/page-shell.tsx';
import { achievementsQuery } from '#web/lib/achievements.ts';
import { useFailureToast } from '#web/lib/use-failure-toast.ts';
import { BackLink } from '#web/ui/back.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PartFailure } from '#web/ui/part-failure.tsx';
import { AchievementGroups } from './achievement-groups.tsx';
import { AchievementsLoading } from './achievements-loading.tsx';
import { OverallCount } from './overall-count.tsx';

const failed = 'There was an error loading your achievement data.';

/** `/profile/achievements` */
export function Component() {
  return (
    <PageShell title="My Achievements" back={<BackLink to="/">Back to home</BackLink>}>
      <MyAchievements />
    </PageShell>
  );
}

function MyAchievements() {
  const { data, error, isFetching, refetch } = useQuery(achievementsQuery);
  useFailureToast(error, 'Could not load achievements', failed);
  if (data) {
    const own = data.filter(({ set }) => set === 'page');
    return (
      <>
        {error && <PartFailure failure={error} sentence={failed} busy={isFetching} onRetry={() => void refetch()} />}
        <OverallCount earned={own.filter(({ earned }) => earned).length} all={own.length} />
        <AchievementGroups achievements={own} />
      </>
    );
  }
  if (!error) return <AchievementsLoading />;
  return (
    <ErrorState
      heading="Could not load achievements"
      failure={error}
      sentence={failed}
      onRetry={() => void refetch()}
    />
  );
}
