import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { AreaPage } from '#web/app/area-page.tsx';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { Button } from '#web/ui/button.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import type { KeptMockTest } from './kept-mock-test.ts';
import { QuestionGrid } from './question-grid.tsx';
import { TestHeading } from './test-heading.tsx';
import { type MockTest, viewPath } from './use-mock-test.ts';

type CheckAnswersProps = {
  readonly test: MockTest;
  readonly kept: KeptMockTest;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** All fifty before the finish: what is answered, what is not, what is flagged, and the way to each. */
export function CheckAnswers({ test, kept: { run, questions }, headingRef }: CheckAnswersProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const unanswered = positionsOf(questions, ({ id }) => run.choices[id] === undefined);
  const flagged = positionsOf(questions, ({ id }) => run.flagged.includes(id));
  const [firstUnanswered] = unanswered;
  const [firstFlagged] = flagged;

  function goTo(position: number): void {
    test.goTo(position);
    void navigate(viewPath('test'));
  }

  return (
    <AreaPage
      back={<BackLink to={viewPath('start')}>Leave the test for now</BackLink>}
      actions={
        <ActionBar>
          <Button variant="secondary" className="px-4!" onClick={() => goTo(run.position)}>
            Back to question {run.position + 1}
          </Button>
          <Button className="min-w-0 flex-1 px-3! md:min-w-56 md:flex-none" onClick={() => setAsking(true)}>
            Finish test
          </Button>
        </ActionBar>
      }
    >
      <TestHeading run={run} total={questions.length} headingRef={headingRef} onTimeUp={test.runOut}>
        Check your answers
      </TestHeading>
      <dl className="flex flex-wrap gap-2">
        <Count name="Answered">{questions.length - unanswered.length}</Count>
        <Count name="Not answered">{unanswered.length}</Count>
        <Count name="Flagged">{flagged.length}</Count>
      </dl>
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:flex-col">
        {firstUnanswered !== undefined && (
          <Button variant="secondary" onClick={() => goTo(firstUnanswered)}>
            Go to the first unanswered
          </Button>
        )}
        {firstFlagged !== undefined && (
          <Button variant="secondary" onClick={() => goTo(firstFlagged)}>
            Go to the first flagged
          </Button>
        )}
      </div>
      <QuestionGrid run={run} questions={questions} current={run.position} onGoTo={goTo} />
      <FinishDialog
        open={asking}
        unanswered={unanswered.length}
        onClose={() => setAsking(false)}
        onFinish={test.finish}
      />
    </AreaPage>
  );
}

function positionsOf<T>(list: readonly T[], is: (one: T) => boolean): number[] {
  return list.flatMap((one, position) => (is(one) ? [position] : []));
}

function Count({ name, children }: { readonly name: string; readonly children: number }) {
  return (
    <div className="flex grow basis-24 flex-col justify-between rounded-panel border border-keyline bg-surface p-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-sign text-2xl leading-tight font-bold">{children}</dd>
    </div>
  );
}
