import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { ReviewList } from '#web/ui/review-list.tsx';
import { OutboxNotice } from '../question/outbox-notice.tsx';
import { StageHeading } from '../question/stage-heading.tsx';
import { TallyCards } from './tally-cards.tsx';
import type { CategoryRunState } from './use-category-run.ts';

type CategoryReviewProps = { readonly run: CategoryRunState; readonly onContinue: () => void };

/** After the last question: the numbers, and every question with the answer given and the right one. */
export function CategoryReview({ run: { tally, questions }, onContinue }: CategoryReviewProps) {
  return (
    <>
      <StageHeading>Review your answers</StageHeading>
      <div className="flex flex-col gap-2">
        <TallyCards tally={tally} />
        <OfficialMark />
      </div>
      <ReviewList items={questions} />
      <ActionBar>
        <OutboxNotice />
        <Button className="flex-1 md:min-w-56 md:flex-none" onClick={onContinue}>
          Continue
        </Button>
      </ActionBar>
    </>
  );
}
