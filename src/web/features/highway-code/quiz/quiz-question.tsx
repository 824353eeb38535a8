import { type RefObject, useId } from 'react';
import type { QuizQuestion as Question } from '#contract/area-content.ts';
import { type QuizRun, quizPosition } from '#domain/quick-quiz.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import type { OptionMark } from '#web/ui/option-mark.tsx';
import { RadioOptions } from '#web/ui/radio-options.tsx';
import { Explanation } from './explanation.tsx';

type QuizQuestionProps = {
  readonly formId: string;
  readonly question: Question;
  readonly run: QuizRun;
  readonly total: number;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (option: string) => void;
  readonly onSubmit: () => void;
};

export function QuizQuestion({ formId, question, run, total, headingRef, onChoose, onSubmit }: QuizQuestionProps) {
  const name = useId();
  const position = quizPosition(run);
  const answer = run.revealed ? run.answers[position] : undefined;
  const right = question.options[question.correctAnswer] ?? '';

  function markOf(option: string): OptionMark | undefined {
    if (answer === undefined) return undefined;
    if (option === right) return 'right';
    return option === answer ? 'wrong' : 'dimmed';
  }

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
        <h2 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          Question {position + 1} of {total}
        </h2>
        <LaneProgress label="Questions answered" value={run.answers.length} max={total} />
      </div>
      <RadioOptions
        key={question.id}
        legend={question.question}
        name={name}
        options={question.options.map((option) => ({ value: option, label: option, mark: markOf(option) }))}
        value={answer ?? run.chosen}
        onChange={onChoose}
        locked={run.revealed}
      />
      <Explanation
        verdict={answer === undefined ? null : answer === right ? 'right' : 'wrong'}
        right={right}
        text={question.explanation}
      />
    </form>
  );
}
