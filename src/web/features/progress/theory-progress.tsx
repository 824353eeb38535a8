import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { progressQuery } from './api/list-progress.ts';
import { AreaResults } from './area-results.tsx';
import { CategoryProgressFigure } from './category-progress-figure.tsx';
import { OverallProgress } from './overall-progress.tsx';
import { Strengths } from './strengths.tsx';

const intro =
  'How far you have come in each of the sixteen topics, and how many of your answers were right. Choose your weakest topics for the next practice, and watch their lines light up.';

/**
 * `/theory/progress`. The results are out of sight while what is above them loads, since a learner without answers gets less than its
 * skeleton: they would come up from below.
 */
export function Component() {
  return (
    <AreaPage wide intro={intro}>
      <div className="peer/practised flex flex-col gap-6">
        <Practised />
      </div>
      <div className="peer-has-[[aria-busy=true]]/practised:invisible">
        <AreaResults
          area="theory"
          empty="Results of your practice sessions and mock tests appear here once you save one."
        >
          <LinkButton to="/theory/practice" variant="secondary">
            Practise questions
          </LinkButton>
        </AreaResults>
      </div>
    </AreaPage>
  );
}

function Practised() {
  const { data, error, refetch } = useQuery(progressQuery);
  if (!data && error) {
    return <ErrorState heading="Your progress could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <PractisedLoading />;
  if (data.every(({ totalQuestions }) => totalQuestions === 0)) return <UnderDevelopment />;
  if (data.every(({ answeredQuestions }) => answeredQuestions === 0)) {
    return (
      <EmptyState heading="Nothing answered yet" sign="signal-green">
        <p>Answer your first questions, and this page shows how far you are in each topic.</p>
        <LinkButton to="/theory/practice">Start practising</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <OverallProgress progress={data} />
      <CategoryProgressFigure progress={data} />
      <Strengths progress={data} />
    </>
  );
}

function PractisedLoading() {
  return (
    <Loading label="Loading your progress…">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-36 rounded-panel" />
        <Skeleton className="h-[46rem] rounded-panel" />
      </div>
    </Loading>
  );
}
