import { type RefObject, useState } from 'react';
import { officialPassMark } from '#domain/constants.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { ReviewList } from '#web/ui/review-list.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { KeptMockTest } from './kept-mock-test.ts';
import { viewPath } from './use-mock-test.ts';

type YourAnswersProps = { readonly kept: KeptMockTest; readonly headingRef: RefObject<HTMLHeadingElement | null> };

/** Every question of the finished test with the learner's answer, the right one, and why. */
export function YourAnswers({ kept: { run, questions }, headingRef }: YourAnswersProps) {
  const [missedOnly, setMissedOnly] = useState(false);
  const items = questions.map((question, index) => ({
    question,
    number: index + 1,
    answer: run.choices[question.id] ?? null,
  }));
  const missed = items.filter(({ question, answer }) => !isRightAnswer(question, answer ?? ''));
  const correct = items.length - missed.length;
  return (
    <AreaPage back={<BackLink to={viewPath('start')}>Back to Mock Test</BackLink>}>
      <div className="flex flex-col gap-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
          Your answers
        </h2>
        <p>
          {correct} of {items.length} correct. A pass needs {officialPassMark}.
        </p>
        <LaneProgress label="Correct answers" value={correct} max={items.length} />
        {missed.length > 0 && (
          <Switch
            label="Only what was not right"
            hint={missed.length === 1 ? '1 question' : `${missed.length} questions`}
            checked={missedOnly}
            onChange={setMissedOnly}
          />
        )}
      </div>
      <ReviewList items={missedOnly ? missed : items} />
    </AreaPage>
  );
}
