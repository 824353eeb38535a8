import { CircleCheck, CircleX } from 'lucide-react';
import type { Question } from '#contract/categories.ts';
import type { Verdict } from '#domain/practice-run.ts';
import { classes } from '#web/ui/classes.ts';
import { explanationId } from './question-focus.ts';
import { SourceList } from './source-list.tsx';

type ExplanationCardProps = { readonly question: Question; readonly verdict: Verdict | null };

/** The verdict with the reason for it and the rules it rests on. From a tablet up its place is kept before the answer. */
export function ExplanationCard({ question, verdict }: ExplanationCardProps) {
  if (verdict === null) return <ExplanationPlace />;
  const Icon = verdict === 'right' ? CircleCheck : CircleX;
  return (
    <section
      id={explanationId}
      aria-labelledby="verdict"
      className={classes(
        'scroll-mb-24 self-start rounded-panel border-2 p-5 md:sticky md:top-6',
        verdict === 'right' ? 'border-right bg-right-tint' : 'border-wrong bg-wrong-tint',
      )}
    >
      <h3
        id="verdict"
        className={classes('mb-2 flex items-center gap-2 text-2xl', verdict === 'right' ? 'text-right' : 'text-wrong')}
      >
        <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={2.5} />
        {verdict === 'right' ? 'Correct!' : 'Incorrect'}
      </h3>
      {verdict === 'wrong' && (
        <p className="mb-2">
          Right answer: <strong>{question.options[question.correctAnswerIndex]}</strong>
        </p>
      )}
      <p className="max-w-[65ch]">{question.explanation}</p>
      <SourceList sources={question.sources} />
    </section>
  );
}

function ExplanationPlace() {
  return (
    <div className="hidden min-h-48 items-center justify-center self-start rounded-panel border-2 border-dashed border-control p-5 text-center text-ink-soft md:sticky md:top-6 md:flex">
      What is right, and why, will be here once you have answered.
    </div>
  );
}
