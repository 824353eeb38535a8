import { type RefObject, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { optionOrder } from '#domain/random.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { spokenQuestion, useReadAloud } from '#web/lib/use-read-aloud.ts';
import { useQuestionKeys } from '#web/lib/use-question-keys.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { announce } from '#web/ui/announce.ts';
import { BackLink } from '#web/ui/back.tsx';
import { Button } from '#web/ui/button.tsx';
import { KeysDialog } from '#web/ui/keys-dialog.tsx';
import { QuestionPicture } from '#web/ui/question-picture.tsx';
import { RadioOptions } from '#web/ui/radio-options.tsx';
import type { KeptMockTest } from './kept-mock-test.ts';
import { QuestionGrid } from './question-grid.tsx';
import { TestHeading } from './test-heading.tsx';
import { TestTools } from './test-tools.tsx';
import { type MockTest, viewPath } from './use-mock-test.ts';

type TestQuestionProps = {
  readonly test: MockTest;
  readonly kept: KeptMockTest;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** One question of the test, without a verdict; from a tablet up all fifty are beside it. */
export function TestQuestion({ test, kept: { run, questions }, headingRef }: TestQuestionProps) {
  const navigate = useNavigate();
  const [keysShown, setKeysShown] = useState(false);
  const position = Math.min(Math.max(run.position, 0), questions.length - 1);
  const question = questions[position];
  const id = question?.id ?? '';
  const options = optionOrder(question?.options ?? [], run.seed, id);
  const reader = useReadAloud(id);
  const isLast = position === questions.length - 1;
  const isFlagged = run.flagged.includes(id);

  // The focus alone does not scroll to a heading that has it already.
  useLayoutEffect(() => {
    if (position > 0) headingRef.current?.scrollIntoView({ block: 'start' });
  }, [headingRef, position]);

  function goOn(): void {
    if (isLast) void navigate(viewPath('check'));
    else test.goTo(position + 1);
  }

  function goBack(): void {
    if (position > 0) test.goTo(position - 1);
  }

  function flag(): void {
    test.flag(id);
    announce(isFlagged ? 'Flag removed.' : 'Flagged for review.');
  }

  const readAloud = () => reader.toggle(spokenQuestion(question?.text ?? '', options));

  useQuestionKeys({
    optionCount: options.length,
    onChoose: (index) => test.choose(id, options[index] ?? ''),
    onGoOn: goOn,
    onBack: goBack,
    onFlag: flag,
    onReadAloud: readAloud,
    onHelp: () => setKeysShown(true),
  });

  if (!question) return null;
  return (
    <AreaPage
      wide
      back={<BackLink to={viewPath('start')}>Leave the test for now</BackLink>}
      actions={
        <ActionBar>
          <Button variant="secondary" className="px-4!" disabled={position === 0} onClick={goBack}>
            Previous
          </Button>
          <Button className="min-w-0 flex-1 px-3! md:min-w-56 md:flex-none" onClick={goOn}>
            {isLast ? 'Check your answers' : 'Next'}
          </Button>
        </ActionBar>
      }
    >
      <TestHeading run={run} total={questions.length} headingRef={headingRef} onTimeUp={test.runOut}>
        Question {position + 1} of {questions.length}
      </TestHeading>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="flex min-w-0 flex-col gap-3">
          {question.scene !== undefined && (
            <p className="text-ink-soft">The last three questions are about one scene.</p>
          )}
          {question.image !== undefined && <QuestionPicture image={question.image} />}
          <RadioOptions
            key={id}
            legend={question.text}
            name={id}
            options={options.map((option) => ({ value: option, label: option }))}
            value={run.choices[id] ?? null}
            onChange={(option) => test.choose(id, option)}
          />
          <TestTools
            isFlagged={isFlagged}
            onFlag={flag}
            canRead={reader.isAvailable}
            isReading={reader.isReading}
            onReadAloud={readAloud}
            onShowKeys={() => setKeysShown(true)}
          />
        </div>
        <aside aria-label="All questions" className="max-md:hidden">
          <QuestionGrid run={run} questions={questions} current={position} onGoTo={test.goTo} />
        </aside>
      </div>
      <KeysDialog
        open={keysShown}
        canRead={reader.isAvailable}
        enter="On to the next question"
        onClose={() => setKeysShown(false)}
      />
    </AreaPage>
  );
}
