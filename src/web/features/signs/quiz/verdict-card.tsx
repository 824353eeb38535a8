import { CircleCheck, CircleX } from 'lucide-react';
import { classes } from '#web/ui/classes.ts';
import { SignPicture } from '#web/ui/sign-picture.tsx';
import type { Verdict } from './verdict.ts';

/** What is right, and why. Its place is kept before the answer, so that nothing moves when it comes. */
export function VerdictCard({ verdict }: { readonly verdict: Verdict | null }) {
  if (verdict === null) {
    return (
      <div className="flex min-h-64 items-center justify-center rounded-panel border-2 border-dashed border-control p-5 text-center text-ink-soft">
        What is right, and why, will be here once you have checked your answer.
      </div>
    );
  }
  const { isRight, right, taken } = verdict;
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <section
      ref={intoView}
      aria-labelledby="signs-verdict"
      className={classes(
        'flex min-h-64 scroll-mb-28 flex-col gap-3 rounded-panel border-2 p-5',
        isRight ? 'border-right bg-right-tint' : 'border-wrong bg-wrong-tint',
      )}
    >
      <h3
        id="signs-verdict"
        className={classes('flex items-center gap-2 text-2xl', isRight ? 'text-right' : 'text-wrong')}
      >
        <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={2.5} />
        {isRight ? 'Correct!' : 'Incorrect'}
      </h3>
      {right && <Explained {...right} words={isRight ? '' : 'Right answer: '} />}
      {taken && <Explained {...taken} words="You chose: " />}
      {isRight && right && <p className="max-w-[65ch]">A common mistake: {right.mistakes[0]}</p>}
    </section>
  );
}

type ExplainedProps = {
  readonly words: string;
  readonly name: string;
  readonly meaning: string;
  readonly picture: string;
};

function Explained({ words, name, meaning, picture }: ExplainedProps) {
  return (
    <div className="flex items-start gap-4">
      <span className="flex size-20 shrink-0 items-center justify-center rounded-lg bg-sunken p-2">
        <SignPicture src={picture} alt="" />
      </span>
      <p className="max-w-[65ch] min-w-0">
        {words}
        <strong>{name}.</strong> {meaning}
      </p>
    </div>
  );
}

/** On a phone it may come below the fold, under the bar with the button. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
