import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { officialMinutes, officialPassMark, officialQuestions, toastDurations } from '#domain/constants.ts';
import { percentOf } from '#domain/grading.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { useSetting } from '#web/lib/local-settings.ts';
import { newId } from '#web/lib/new-id.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { TestFacts } from '#web/ui/test-facts.tsx';
import { toast } from '#web/ui/toast.ts';
import { mockTestQuestionsQuery } from './api/draw-questions.ts';
import type { KeptMockTest } from './kept-mock-test.ts';
import { LastTest } from './last-test.tsx';
import { TimeChoice, timeName } from './time-choice.tsx';
import type { MockTest } from './use-mock-test.ts';

const notYet = 'Mock tests are currently under development. Please check back later!';

type StartProps = {
  readonly test: MockTest;
  /** The test that was finished last on this device. */
  readonly last: KeptMockTest | null;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** What a mock test is, how much time it gives, and the start of it. The questions are fetched while the learner reads. */
export function Start({ test, last, headingRef }: StartProps) {
  const [seed] = useState(newId);
  const [time, setTime] = useSetting('mockTestTime');
  const { data: questions, error, refetch, isPending } = useQuery(mockTestQuestionsQuery(seed));
  const isEmpty = questions?.length === 0;

  function start(): void {
    if (isEmpty) toast('Coming Soon', notYet, { duration: toastDurations.mockTest });
    else if (questions) test.start(seed, questions, time);
  }

  if (error) {
    return (
      <AreaPage>
        {last && <LastTest last={last} headingRef={headingRef} />}
        <ErrorState heading="The mock test could not be loaded" failure={error} onRetry={() => void refetch()} />
      </AreaPage>
    );
  }
  return (
    <AreaPage
      actions={
        <ActionBar>
          <p className="font-semibold">{timeName(time)}</p>
          <Button
            busy={isPending}
            aria-describedby={isEmpty ? 'not-yet' : undefined}
            className="ml-auto min-w-0 px-4! max-sm:grow sm:min-w-56"
            onClick={start}
          >
            Start Mock Test
          </Button>
        </ActionBar>
      }
    >
      {last && <LastTest last={last} headingRef={headingRef} />}
      {isEmpty && (
        <div id="not-yet">
          <Notice kind="warn" title="Coming Soon">
            <p>{notYet}</p>
          </Notice>
        </div>
      )}
      <SignPanel variant="theory" className="p-7">
        <h2 ref={last ? undefined : headingRef} tabIndex={-1} className="text-2xl outline-none">
          As in the real test
        </h2>
        <TestFacts
          facts={[
            { figure: officialQuestions, term: 'questions, three of them about one scene' },
            { figure: officialMinutes, term: 'minutes' },
            {
              figure: officialPassMark,
              term: `of ${officialQuestions} right to pass (${percentOf(officialPassMark, officialQuestions)}%)`,
            },
          ]}
        />
      </SignPanel>
      <TimeChoice time={time} onChange={setTime} />
      <Card heading="What you may do">
        <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5">
          <li>Go back and forth, and leave questions for later.</li>
          <li>Change your answers until you finish. Nothing is marked before that.</li>
          <li>Flag questions to look at them again before you finish.</li>
          <li>Close the page: your answers stay on this device. The clock goes on.</li>
        </ul>
      </Card>
      {/* Last, where its place between the parts is not seen to go. */}
      {isPending && <Loading label="Loading the questions…">{null}</Loading>}
    </AreaPage>
  );
}
