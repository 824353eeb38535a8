import { useQuery } from '@tanstack/react-query';
import type { Category } from '#domain/categories.ts';
import { type AccuracyTier, accuracyTier } from '#domain/grading.ts';
import { practicePercent } from '#domain/progress.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { categoryProgressQuery } from '../api/get-progress.ts';
import { OutboxNotice } from '../question/outbox-notice.tsx';
import { StatCards } from '../question/stat-cards.tsx';
import { minutesText, timeTaken } from '../question/time-taken.ts';
import { StageHeading } from '../question/stage-heading.tsx';
import type { CategoryRunState } from './use-category-run.ts';

const feedback: Readonly<Record<AccuracyTier, string>> = {
  excellent: 'Excellent work! You know this category well.',
  good: 'Good progress! Go over the ones you missed, then try again.',
  'keep-practising': 'Keep practicing! Read the explanations and have another go.',
};

type CategorySummaryProps = {
  readonly category: Category;
  readonly run: CategoryRunState;
  readonly onPracticeAgain: () => void;
};

/** The end of a session: how it went, and where to go from here. */
export function CategorySummary({ category, run: { tally, sessionId }, onPracticeAgain }: CategorySummaryProps) {
  return (
    <>
      <StageHeading>Session summary</StageHeading>
      <SignPanel variant="theory">
        <p className="font-sign text-2xl leading-tight font-extrabold">{feedback[accuracyTier(tally.accuracy)]}</p>
      </SignPanel>
      <div className="flex flex-col gap-2">
        <StatCards
          className="grid-cols-2 sm:grid-cols-4"
          stats={[
            { name: 'Total Questions', value: String(tally.total) },
            { name: 'Correct Answers', value: String(tally.correct) },
            { name: 'Accuracy', value: `${tally.accuracy}%` },
            { name: 'Time Taken', value: minutesText(timeTaken(sessionId)) },
          ]}
        />
        <OfficialMark />
      </div>
      <OverallProgress category={category} />
      <ActionBar>
        <OutboxNotice />
        <Button variant="secondary" className="flex-1 px-3! md:flex-none md:px-5!" onClick={onPracticeAgain}>
          Practice Again
        </Button>
        <LinkButton to="/categories" className="flex-1 px-3! md:flex-none md:px-5!">
          Back to Categories
        </LinkButton>
      </ActionBar>
    </>
  );
}

/** How far the learner is in the category, all sessions counted. */
function OverallProgress({ category }: { readonly category: Category }) {
  const { data, isError } = useQuery(categoryProgressQuery(category.id));
  const { answeredQuestions = 0, correctAnswers = 0, totalQuestions = 0 } = data ?? {};
  const percent = practicePercent(answeredQuestions, totalQuestions);
  return (
    <section aria-labelledby="overall" className="flex flex-col gap-2">
      <h3 id="overall" className="text-lg">
        Overall progress in {category.name}
      </h3>
      <LaneProgress label="Overall progress" value={percent} max={100} text={`${percent}%`} studs={false} />
      <p className="min-h-6 text-ink-soft">
        {data && `${percent}% practised: ${answeredQuestions} of ${totalQuestions} answered, ${correctAnswers} right.`}
        {isError && 'Your overall progress could not be loaded. It is kept, and is on the list of categories.'}
      </p>
    </section>
  );
}
