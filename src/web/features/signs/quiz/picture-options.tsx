import type { SignEntry } from '#contract/signs.ts';
import { classes } from '#web/ui/classes.ts';
import { MarkTag, type OptionMark, optionFrame } from '#web/ui/option-mark.tsx';
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
        optionFrame(mark, chosen),
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
      {(mark === 'right' || mark === 'wrong') && <MarkTag mark={mark} chosen={chosen} brief />}
    </label>
  );
}
