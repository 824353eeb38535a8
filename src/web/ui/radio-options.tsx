import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { MarkTag, type OptionMark, optionFrame } from './option-mark.tsx';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly mark?: OptionMark | undefined;
};

type RadioOptionsProps = {
  /** The question. */
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Answered: the choice stays as it is, and focus is not lost. */
  readonly locked?: boolean;
};

/** A question with its lettered options: radio buttons in a group whose legend is the question. */
export function RadioOptions({ legend, name, options, value, onChange, locked = false }: RadioOptionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-5 max-w-[65ch] text-xl leading-snug font-semibold">{legend}</legend>
      <div className="flex flex-col gap-4">
        {options.map((option, index) => (
          <OptionCard
            key={option.value}
            option={option}
            name={name}
            letter={String.fromCharCode(65 + index)}
            chosen={option.value === value}
            locked={locked}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OptionCardProps = {
  readonly option: RadioOption;
  readonly name: string;
  readonly letter: string;
  readonly chosen: boolean;
  readonly locked: boolean;
  readonly onChoose: () => void;
};

function OptionCard({ option, name, letter, chosen, locked, onChoose }: OptionCardProps) {
  const { mark, label, value } = option;
  return (
    <label
      className={classes(
        'relative flex min-h-14 items-center gap-3 rounded-control border-2 p-2 pr-4',
        'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        locked ? 'cursor-default' : 'cursor-pointer hover:border-ink',
        optionFrame(mark, chosen),
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        aria-disabled={locked || undefined}
        onChange={locked ? () => undefined : onChoose}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
      />
      <span
        aria-hidden="true"
        className={classes(
          'flex size-10 shrink-0 items-center justify-center rounded-lg border-2 font-sign text-lg font-extrabold',
          chosen ? 'border-accent-ink bg-accent text-on-accent' : 'border-control bg-surface text-ink',
        )}
      >
        {letter}
      </span>
      <span className="min-w-0 py-1 text-lg leading-snug">{label}</span>
      {(mark === 'right' || mark === 'wrong') && <MarkTag mark={mark} chosen={chosen} />}
    </label>
  );
}
