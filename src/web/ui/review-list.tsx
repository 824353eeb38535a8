import { Check, Minus, X } from 'lucide-react';
import type { Question } from '#contract/categories.ts';
import { isRightAnswer } from '#domain/grading.ts';
import { classes } from './classes.ts';
import { QuestionPicture } from './question-picture.tsx';
import { SourceList } from './source-list.tsx';

export type ReviewItem = {
  readonly question: Question;
  /** Its number in the test, where not all of them are listed. */
  readonly number?: number;
  /** Null where it was left unanswered. */
  readonly answer: string | null;
};

/** Every question of a session with the learner's answer, the right one, and why. */
export function ReviewList({ items }: { readonly items: readonly ReviewItem[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {items.map((item, index) => (
        <ReviewEntry key={item.question.id} item={item} number={item.number ?? index + 1} />
      ))}
    </ol>
  );
}

function ReviewEntry({ item: { question, answer }, number }: { readonly item: ReviewItem; readonly number: number }) {
  const outcome = answer === null ? 'none' : isRightAnswer(question, answer) ? 'right' : 'wrong';
  const { Icon, words, look } = outcomes[outcome];
  return (
    <li className={classes('flex flex-col gap-3 rounded-panel border border-l-8 border-keyline bg-surface p-5', look)}>
      {question.image !== undefined && <QuestionPicture image={question.image} />}
      <h3 className="max-w-[65ch] text-lg">
        {number}. {question.text}
      </h3>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Your answer</dt>
        <dd className="flex items-start gap-2 font-semibold">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={3} />
          <span>
            {answer ?? 'Not answered'} {words && <span className="font-normal text-ink-soft">({words})</span>}
          </span>
        </dd>
        <dt className="text-ink-soft">Correct answer</dt>
        <dd className="font-semibold">{question.options[question.correctAnswerIndex]}</dd>
        <dt className="text-ink-soft">Explanation</dt>
        <dd className="max-w-[65ch]">
          {question.explanation}
          <SourceList sources={question.sources} />
        </dd>
      </dl>
    </li>
  );
}

const outcomes = {
  right: { Icon: Check, words: 'correct', look: 'border-l-right' },
  wrong: { Icon: X, words: 'incorrect', look: 'border-l-wrong' },
  none: { Icon: Minus, words: '', look: 'border-l-control' },
} as const;
