import { type RefObject, useState } from 'react';
import { AreaPage } from '#web/app/area-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { GiveUpDialog } from '#web/ui/give-up-dialog.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import type { KeptMockTest } from './kept-mock-test.ts';
import { TimeLeft } from './time-left.tsx';
import { type MockTest, viewPath } from './use-mock-test.ts';

type ResumeProps = {
  readonly test: MockTest;
  readonly kept: KeptMockTest;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** A test is under way: the way back into it, or out of it. */
export function Resume({ test, kept: { run, questions }, headingRef }: ResumeProps) {
  const [asking, setAsking] = useState(false);
  const answered = Object.keys(run.choices).length;
  return (
    <AreaPage>
      <SignPanel variant="theory" className="flex flex-col gap-4 p-7">
        <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
          Your mock test is under way
        </h2>
        <p>
          You are at question {run.position + 1}; {answered} of {questions.length} are answered.{' '}
          {run.deadline !== null && 'The clock goes on.'}
        </p>
        <LaneProgress label="Questions answered" value={answered} max={questions.length} />
        <div>
          <TimeLeft deadline={run.deadline} onTimeUp={test.runOut} />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton to={viewPath('test')}>Resume</LinkButton>
          <Button variant="quiet" className="text-current!" onClick={() => setAsking(true)}>
            Give up this test
          </Button>
        </div>
      </SignPanel>
      <GiveUpDialog open={asking} what="test" onClose={() => setAsking(false)} onGiveUp={test.giveUp}>
        Its answers are thrown away, and there will be no result. They cannot be brought back.
      </GiveUpDialog>
    </AreaPage>
  );
}
