import { CircleCheck, CircleX } from 'lucide-react';
import { classes } from '#web/ui/classes.ts';

type ExplanationProps = {
  readonly verdict: 'right' | 'wrong' | null;
  readonly right: string;
  readonly text: string;
};

/** What is right, and why. Its place is kept before the answer, so that nothing moves when it comes. */
export function Explanation({ verdict, right, text }: ExplanationProps) {
  if (verdict === null) {
    return (
      <div className="flex min-h-44 items-center justify-center rounded-panel border-2 border-dashed border-control p-5 text-center text-ink-soft">
        What is right, and why, will be here once you have checked your answer.
      </div>
    );
  }
  const Icon = verdict === 'right' ? CircleCheck : CircleX;
  return (
    <section
      ref={intoView}
      aria-labelledby="quiz-verdict"
      className={classes(
        'min-h-44 scroll-mb-28 rounded-panel border-2 p-5',
        verdict === 'right' ? 'border-right bg-right-tint' : 'border-wrong bg-wrong-tint',
      )}
    >
      <h3
        id="quiz-verdict"
        className={classes('mb-2 flex items-center gap-2 text-2xl', verdict === 'right' ? 'text-right' : 'text-wrong')}
      >
        <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={2.5} />
        {verdict === 'right' ? 'Correct!' : 'Incorrect'}
      </h3>
      {verdict === 'wrong' && (
        <p className="mb-2">
          Right answer: <strong>{right}</strong>
        </p>
      )}
      <p className="max-w-[65ch]">{text}</p>
    </section>
  );
}

/** On a phone it may come below the fold, under the bar with the button. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
