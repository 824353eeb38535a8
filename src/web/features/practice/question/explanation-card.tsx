import { CircleCheck, CircleX, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Question } from '#contract/categories.ts';
import type { Outcome } from '#domain/practice-run.ts';
import { classes } from '#web/ui/classes.ts';
import { SourceList } from '#web/ui/source-list.tsx';
import { explanationId } from './question-focus.ts';

type ExplanationCardProps = {
  readonly question: Question;
  readonly verdict: Outcome | null;
  /** A word at its foot. */
  readonly note?: ReactNode;
};

/** The verdict with the reason for it and the rules it rests on. From a tablet up its place is kept before the answer. */
export function ExplanationCard({ question, verdict, note }: ExplanationCardProps) {
  if (verdict === null) return <ExplanationPlace />;
  const { Icon, words, frame, ink } = looks[verdict];
  return (
    <section
      id={explanationId}
      aria-labelledby="verdict"
      className={classes('scroll-mb-24 self-start rounded-panel border-2 p-5 md:sticky md:top-6', frame)}
    >
      <h3 id="verdict" className={classes('mb-2 flex items-center gap-2 text-2xl', ink)}>
        <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={2.5} />
        {words}
      </h3>
      {verdict !== 'right' && (
        <p className="mb-2">
          Right answer: <strong>{question.options[question.correctAnswerIndex]}</strong>
        </p>
      )}
      <p className="max-w-[65ch]">{question.explanation}</p>
      <SourceList sources={question.sources} />
      {note}
    </section>
  );
}

const looks = {
  right: { Icon: CircleCheck, words: 'Correct!', frame: 'border-right bg-right-tint', ink: 'text-right' },
  wrong: { Icon: CircleX, words: 'Incorrect', frame: 'border-wrong bg-wrong-tint', ink: 'text-wrong' },
  late: { Icon: TimerOff, words: 'Time ran out', frame: 'border-warn bg-warn-tint', ink: 'text-warn' },
} as const;

function ExplanationPlace() {
  return (
    <div className="hidden min-h-48 items-center justify-center self-start rounded-panel border-2 border-dashed border-control p-5 text-center text-ink-soft md:sticky md:top-6 md:flex">
      What is right, and why, will be here once you have answered.
    </div>
  );
}
