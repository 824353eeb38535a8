import { Check, X } from 'lucide-react';
import type { SignEntry } from '#contract/signs.ts';
import { classes } from '#web/ui/classes.ts';
import type { OptionMark } from '#web/ui/radio-options.tsx';
import { SignPicture } from '#web/ui/sign-picture.tsx';

export type PictureOption = { readonly sign: SignEntry; readonly mark: OptionMark | undefined };

type PictureOptionsProps = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly PictureOption[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly locked: boolean;
};

/** A question whose options are signs: radio buttons with pictures, told apart by what is to be seen on them. */
export function PictureOptions({ legend, options, ...group }: PictureOptionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-5 max-w-[65ch] text-xl leading-snug font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-5">
        {options.map((option, index) => (
          <PictureCard key={option.sign.id} option={option} letter={String.fromCharCode(65 + index)} {...group} />
        ))}
      </div>
    </fieldset>
  );
}

type PictureCardProps = Omit<PictureOptionsProps, 'legend' | 'options'> & {
  readonly option: PictureOption;
  readonly letter: string;
};

function PictureCard({ option: { sign, mark }, letter, name, value, onChange, locked }: PictureCardProps) {
  const chosen = sign.id === value;
  return (
    <label
      className={classes(
        'relative flex h-40 items-center justify-center rounded-control border-2 p-3 pt-9 sm:h-44',
        'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        locked ? 'cursor-default' : 'cursor-pointer hover:border-ink',
        frame(mark, chosen),
      )}
    >
      <input
        type="radio"
        name={name}
        value={sign.id}
        checked={chosen}
        aria-disabled={locked || undefined}
        onChange={locked ? () => undefined : () => onChange(sign.id)}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
      />
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-1.5 left-1.5 flex size-8 items-center justify-center rounded-lg border-2 font-sign font-extrabold',
          chosen ? 'border-accent-ink bg-accent text-on-accent' : 'border-control bg-surface text-ink',
        )}
      >
        {letter}
      </span>
      <SignPicture src={sign.picture} alt={sign.description} className={classes(mark === 'dimmed' && 'opacity-50')} />
      {(mark === 'right' || mark === 'wrong') && <MarkTag mark={mark} chosen={chosen} />}
    </label>
  );
}

/** Lies over the card's upper edge, so that nothing moves when it comes. */
function MarkTag({ mark, chosen }: { readonly mark: 'right' | 'wrong'; readonly chosen: boolean }) {
  const Icon = mark === 'right' ? Check : X;
  const words = mark === 'right' ? (chosen ? 'Yours, correct' : 'Correct') : 'Yours, incorrect';
  return (
    <span
      className={classes(
        'absolute -top-3.5 right-1.5 inline-flex items-center gap-1 rounded-full border-2 bg-surface px-2 font-sign text-sm font-bold whitespace-nowrap',
        mark === 'right' ? 'border-right text-right' : 'border-wrong text-wrong',
      )}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={3} />
      {words}
    </span>
  );
}

function frame(mark: OptionMark | undefined, chosen: boolean): string {
  if (mark === 'right') return 'border-right bg-right-tint';
  if (mark === 'wrong') return 'border-wrong bg-wrong-tint';
  if (mark === 'dimmed') return 'border-keyline bg-ground';
  return chosen ? 'border-accent-ink bg-sunken' : 'border-control bg-surface';
}
