import { useState } from 'react';
import type { PracticeSession } from '#contract/practice.ts';
import { isPass, isRightAnswer, percentOf } from '#domain/grading.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { type ReviewItem, ReviewList } from '#web/ui/review-list.tsx';
import { QuestionsLoading } from '../question/questions-loading.tsx';
import { RefusalNotice } from '../question/refusal-notice.tsx';
import { StageHeading } from '../question/stage-heading.tsx';
import { OutboxNotice } from '../question/outbox-notice.tsx';
import { timeTaken } from '../question/time-taken.ts';
import { useSessionAnswers } from '../question/use-session-answers.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { keptRun } from './kept-runs.ts';
import { LoadFailure } from './load-failure.tsx';
import { practiceResult } from './practice-result.ts';
import { useLoadedQuestions } from './use-loaded-questions.ts';

type SessionResultsProps = {
  readonly session: PracticeSession;
  /** Back to the categories, with nothing chosen. */
  readonly onLeave: () => void;
  readonly onSync: (session: PracticeSession) => void;
};

/** After the last question: the score, and each question with the answer given, the right one and why. */
export function SessionResults({ session, onLeave, onSync }: SessionResultsProps) {
  const answers = useSessionAnswers(session);
  const loaded = useLoadedQuestions(session, session.questions.length - 1);
  if (loaded.isLoading) return <QuestionsLoading />;
  if (loaded.failure) return <LoadFailure failure={loaded.failure} onRetry={loaded.retry} />;
  const items = session.questions.flatMap(({ questionId }): ReviewItem[] => {
    const question = loaded.byId.get(questionId);
    return question ? [{ question, answer: answers.get(questionId)?.userAnswer ?? null }] : [];
  });
  return <Results session={session} items={items} onLeave={onLeave} onSync={onSync} />;
}

function Results({ session, items, onLeave, onSync }: SessionResultsProps & { readonly items: readonly ReviewItem[] }) {
  const [finishing, setFinishing] = useState(false);
  const correct = items.filter(({ question, answer }) => answer !== null && isRightAnswer(question, answer)).length;
  const score = percentOf(correct, items.length);

  function result() {
    // Completed on another device, when is not known.
    const completedAt = keptRun(session.id).completedAt ?? session.createdAt;
    return practiceResult({ session, items, correct, completedAt, milliseconds: timeTaken(session.id) });
  }

  return (
    <>
      <StageHeading>Your answers</StageHeading>
      <SignPanel variant={isPass(score) ? 'theory' : 'neutral'}>
        <p className="font-sign text-2xl leading-tight font-extrabold">
          {correct} of {items.length} correct
        </p>
        <p className="my-3 font-sign text-6xl leading-none font-extrabold">{score}%</p>
        <LaneProgress label="Score" value={correct} max={items.length} />
        <div className="mt-4">
          <OfficialMark />
        </div>
      </SignPanel>
      <ReviewList items={items} />
      <ActionBar>
        <RefusalNotice sessionId={session.id} onStartAnew={onLeave} onSync={onSync} />
        <OutboxNotice />
        <Button className="flex-1 md:min-w-56 md:flex-none" onClick={() => setFinishing(true)}>
          Finish
        </Button>
      </ActionBar>
      <FinishDialog
        open={finishing}
        correct={correct}
        total={items.length}
        makeResult={result}
        onClose={() => setFinishing(false)}
        onLeave={onLeave}
      />
    </>
  );
}
