import type { PracticeSession } from '#contract/practice.ts';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { QuestionTools } from '../question/question-tools.tsx';
import { QuestionView } from '../question/question-view.tsx';
import { SessionBar } from '../question/session-bar.tsx';
import { SessionHeading } from '../question/session-heading.tsx';
import { useQuestionControls } from '../question/use-question-controls.ts';
import { RefusalNotice } from '../question/refusal-notice.tsx';
import { ResetSession } from './reset-session.tsx';
import { TallyCards } from './tally-cards.tsx';
import type { CategoryRunState, RunQuestion } from './use-category-run.ts';

type CategoryRunProps = {
  readonly run: CategoryRunState;
  readonly sessionId: string;
  readonly onStartAnew: () => void;
  readonly onSync: (session: PracticeSession) => void;
};

/** The questions of a category's session, one at a time. */
export function CategoryRun({ run, sessionId, onStartAnew, onSync }: CategoryRunProps) {
  const { tally, position, current, chosen, isLast, goOn, goBack } = run;
  if (!current) return null;
  const action = current.verdict === null ? 'Submit Answer' : isLast ? 'Complete Practice' : 'Next Question';
  return (
    <>
      <SessionHeading
        text={`Question ${position + 1} of ${tally.total}`}
        correct={tally.correct}
        answered={tally.answered}
        total={tally.total}
      />
      <CurrentQuestion run={run} current={current} />
      <section aria-labelledby="so-far" className="mt-4 flex flex-col gap-3 border-t border-keyline pt-5">
        <h2 id="so-far" className="text-lg">
          This session so far
        </h2>
        <TallyCards tally={tally} />
        <OfficialMark />
        <ResetSession sessionId={sessionId} onReset={onStartAnew} />
      </section>
      <SessionBar
        onPrevious={goBack}
        action={action}
        isEnabled={chosen !== null}
        onAction={goOn}
        notice={<RefusalNotice sessionId={sessionId} onStartAnew={onStartAnew} onSync={onSync} />}
      />
    </>
  );
}

function CurrentQuestion({ run, current }: { readonly run: CategoryRunState; readonly current: RunQuestion }) {
  const { options, chosen, choose, goOn, goBack } = run;
  const { question, known, verdict } = current;
  const controls = useQuestionControls({
    question,
    options,
    isAnswered: verdict !== null,
    onChoose: choose,
    onGoOn: goOn,
    onBack: () => goBack?.(),
  });
  return (
    <QuestionView
      question={question}
      options={options}
      chosen={chosen}
      onChoose={choose}
      verdict={verdict}
      timesSeen={known.timesSeen}
      timesAnsweredCorrectly={known.timesAnsweredCorrectly}
      tools={<QuestionTools controls={controls} />}
    />
  );
}
