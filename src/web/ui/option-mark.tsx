import { Check, X } from 'lucide-react';
import { classes } from './classes.ts';

/** What an option shows once the answer is known. */
export type OptionMark = 'right' | 'wrong' | 'dimmed';

type MarkTagProps = {
  readonly mark: 'right' | 'wrong';
  readonly chosen: boolean;
  /** In few words, where the card is narrow. */
  readonly brief?: boolean;
};

/** Lies over an option card's upper edge, so that nothing moves when it comes. */
export function MarkTag({ mark, chosen, brief = false }: MarkTagProps) {
  const Icon = mark === 'right' ? Check : X;
  return (
    <span
      className={classes(
        'absolute -top-3.5 inline-flex items-center gap-1 rounded-full border-2 bg-surface px-2 font-sign text-sm font-bold whitespace-nowrap',
        brief ? 'right-1.5' : 'right-3',
        mark === 'right' ? 'border-right text-right' : 'border-wrong text-wrong',
      )}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={3} />
      {brief ? briefWords(mark, chosen) : words(mark, chosen)}
    </span>
  );
}

function words(mark: 'right' | 'wrong', chosen: boolean): string {
  if (mark === 'wrong') return 'Your answer, incorrect';
  return chosen ? 'Your answer, correct' : 'Correct answer';
}

function briefWords(mark: 'right' | 'wrong', chosen: boolean): string {
  if (mark === 'wrong') return 'Yours, incorrect';
  return chosen ? 'Yours, correct' : 'Correct';
}

/** The look of an option's card: its frame, ground and ink. */
export function optionFrame(mark: OptionMark | undefined, chosen: boolean): string {
  if (mark === 'right') return 'border-right bg-right-tint text-ink';
  if (mark === 'wrong') return 'border-wrong bg-wrong-tint text-ink';
  if (mark === 'dimmed') return 'border-keyline bg-ground text-ink-soft';
  return chosen ? 'border-accent-ink bg-sunken text-ink' : 'border-control bg-surface text-ink';
}
