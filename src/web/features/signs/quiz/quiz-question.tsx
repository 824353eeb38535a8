import { type RefObject, useId } from 'react';
import type { SignEntry } from '#contract/signs.ts';
import { type QuizRun, quizPosition } from '#domain/quick-quiz.ts';
import type { SignQuizQuestion } from '#domain/sign-quiz.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import type { OptionMark } from '#web/ui/option-mark.tsx';
import { RadioOptions } from '#web/ui/radio-options.tsx';
import { SignPicture } from '#web/ui/sign-picture.tsx';
import { PictureOptions } from './picture-options.tsx';
import { VerdictCard } from './verdict-card.tsx';
import { verdictOf } from './verdict.ts';

type QuizQuestionProps = {
  readonly formId: string;
  readonly question: SignQuizQuestion;
  readonly signs: readonly SignEntry[];
  readonly run: QuizRun;
  readonly total: number;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (option: string) => void;
  readonly onSubmit: () => void;
};

/** A sign with four meanings, or a meaning with four signs; from a tablet up what is right, and why, stands beside it. */
export function QuizQuestion({
  formId,
  question,
  signs,
  run,
  total,
  headingRef,
  onChoose,
  onSubmit,
}: QuizQuestionProps) {
  const name = useId();
  const position = quizPosition(run);
  const answer = run.revealed ? run.answers[position] : undefined;
  const asked = signs.find(({ id }) => id === question.id);
  const options = question.options.flatMap((option) => signs.find(({ id }) => id === option) ?? []);

  function markOf(option: string): OptionMark | undefined {
    if (answer === undefined) return undefined;
    if (option === question.id) return 'right';
    return option === answer ? 'wrong' : 'dimmed';
  }

  const group = { name, value: answer ?? run.chosen, onChange: onChoose, locked: run.revealed };
  return (
    <form
      id={formId}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="flex flex-col gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="scroll-mt-4 text-xl outline-none">
          Question {position + 1} of {total}
        </h2>
        <LaneProgress label="Questions answered" value={run.answers.length} max={total} />
      </div>
      <div className="grid gap-6 md:grid-cols-2 md:gap-8">
        {question.direction === 'meaning' ? (
          <div className="flex min-w-0 flex-col gap-4">
            <div className="h-40 rounded-panel border border-keyline bg-sunken p-3 md:h-52">
              {asked && <SignPicture key={asked.id} src={asked.picture} alt={asked.description} />}
            </div>
            <RadioOptions
              key={question.id}
              legend="What does this sign mean?"
              options={options.map((sign) => ({ value: sign.id, label: sign.name, mark: markOf(sign.id) }))}
              {...group}
            />
          </div>
        ) : (
          <PictureOptions
            key={question.id}
            legend={`Which sign means “${asked?.name}”?`}
            options={options.map((sign) => ({ sign, mark: markOf(sign.id) }))}
            {...group}
          />
        )}
        <VerdictCard verdict={answer === undefined ? null : verdictOf(question, answer, signs)} />
      </div>
    </form>
  );
}
