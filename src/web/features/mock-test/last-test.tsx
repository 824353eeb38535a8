import type { RefObject } from 'react';
import { londonDateTime } from '#domain/london-date.ts';
import { ranOutOfTime } from '#domain/mock-test-run.ts';
import { type ResultState, usePendingResults } from '#web/lib/pending-result.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { KeptMockTest } from './kept-mock-test.ts';
import { pendingMockResult } from './pending-mock-result.ts';
import { viewPath } from './use-mock-test.ts';

type LastTestProps = { readonly last: KeptMockTest; readonly headingRef: RefObject<HTMLHeadingElement | null> };

/** The test that ended last on this device: its outcome, its result where it is not saved yet, and its answers. */
export function LastTest({ last, headingRef }: LastTestProps) {
  const result = pendingMockResult(last);
  const isWaiting = usePendingResults().some(({ id }) => id === result.id);
  const isTimeUp = isWaiting && ranOutOfTime(last.run);
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          {isTimeUp ? 'Your time is up' : 'Your last mock test'}
        </h2>
        <Badge kind={result.passed ? 'right' : 'wrong'}>{result.passed ? 'Passed' : 'Failed'}</Badge>
      </div>
      {isTimeUp && <p>The test has ended by itself. All that you answered counts.</p>}
      <p>
        {result.correctAnswers} of {last.questions.length} correct. Ended {londonDateTime(Date.parse(result.testDate))}.
        {isWaiting && ' Its result is not saved yet.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        {isWaiting && (
          <LinkButton to="/results" state={{ result } satisfies ResultState}>
            See your result
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={viewPath('answers')}>
          Look at your answers
        </LinkButton>
      </div>
    </Card>
  );
}
