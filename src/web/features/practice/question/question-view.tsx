import type { ReactNode } from 'react';
import type { Question } from '#contract/categories.ts';
import type { Outcome } from '#domain/practice-run.ts';
import type { OptionMark } from '#web/ui/option-mark.tsx';
import { RadioOptions } from '#web/ui/radio-options.tsx';
import { QuestionPicture } from '#web/ui/question-picture.tsx';
import { ExplanationCard } from './explanation-card.tsx';
import { questionId } from './question-focus.ts';
import { SeenLine } from './seen-line.tsx';

type QuestionViewProps = {
  readonly question: Question;
  /** In the order shown: `optionOrder(question.options, sessionId, question.id)`. */
  readonly options: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (option: string) => void;
  /** Locks the options and shows what is right and why. */
  readonly verdict: Outcome | null;
  /** What the learner did with the question before. */
  readonly timesSeen: number;
  readonly timesAnsweredCorrectly: number;
  /** Flag, read aloud, keys. */
  readonly tools?: ReactNode;
  /** What stands in the explanation's place from a tablet up, before the answer. False where feedback comes at the end. */
  readonly explains?: boolean;
  /** A word at the foot of the explanation. */
  readonly note?: ReactNode;
};

/** A question with its options, and from a tablet up the explanation beside it. */
export function QuestionView(props: QuestionViewProps) {
  const {
    question,
    options,
    chosen,
    onChoose,
    verdict,
    timesSeen,
    timesAnsweredCorrectly,
    tools,
    explains = true,
    note,
  } = props;
  return (
    <div className={explains ? 'grid gap-6 md:grid-cols-2 md:gap-8' : 'max-w-2xl'}>
      <div id={questionId} className="flex min-w-0 flex-col gap-3 [&_input]:scroll-mt-6 [&_input]:scroll-mb-28">
        {question.image !== undefined && <QuestionPicture image={question.image} />}
        <RadioOptions
          key={question.id}
          legend={question.text}
          name={question.id}
          options={options.map((option) => ({
            value: option,
            label: option,
            mark: markOf(option, question, chosen, verdict),
          }))}
          value={chosen}
          onChange={onChoose}
          locked={verdict !== null}
        />
        <SeenLine timesSeen={timesSeen} timesAnsweredCorrectly={timesAnsweredCorrectly} />
        {tools}
      </div>
      {explains && <ExplanationCard question={question} verdict={verdict} note={note} />}
    </div>
  );
}

function markOf(
  option: string,
  question: Question,
  chosen: string | null,
  verdict: Outcome | null,
): OptionMark | undefined {
  if (verdict === null) return undefined;
  if (option === question.options[question.correctAnswerIndex]) return 'right';
  return option === chosen ? 'wrong' : 'dimmed';
}
