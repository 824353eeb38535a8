import type { SignColour, SignShape } from '#domain/sign-look.ts';
import { classes } from '#web/ui/classes.ts';
import { filterChoices, type FilterName } from './filter-signs.ts';

type TraitChipsProps = {
  readonly legend: string;
  readonly name: 'shape' | 'colour';
  readonly chosen: string | undefined;
  readonly onChange: (name: FilterName, value: string) => void;
};

/** One of several shapes or colours, or none: pressing the chosen one again takes it away. */
export function TraitChips({ legend, name, chosen, onChange }: TraitChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {filterChoices[name].map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChange(name, id === chosen ? '' : id)}
            className={classes(
              'inline-flex min-h-11 items-center gap-2 rounded-control border-2 px-3',
              id === chosen ? 'border-accent-ink bg-accent text-on-accent' : 'border-control hover:border-ink',
            )}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
              {name === 'shape' ? (
                <path d={outlines[id as SignShape]} fill="none" stroke="currentColor" strokeWidth="2.4" />
              ) : (
                <circle cx="12" cy="12" r="10" fill={paints[id as SignColour]} stroke="#6a6e73" strokeWidth="2" />
              )}
            </svg>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const outlines: Readonly<Record<SignShape, string>> = {
  triangle: 'M12 3 22 21H2z',
  'triangle-down': 'M12 21 2 3h20z',
  circle: 'M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z',
  octagon: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
  rectangle: 'M2 5h20v14H2z',
  pointed: 'M2 6h14l6 6-6 6H2z',
  signal: 'M4 2h16v20H4zM8 7h.1M16 7h.1M8 17h.1M16 17h.1M12 12h.1',
  other: 'M4 4l16 16M20 4 4 20',
};

/** The colours of the road, whatever the theme. */
const paints: Readonly<Record<SignColour, string>> = {
  red: '#e1001a',
  blue: '#0055b7',
  green: '#00703c',
  yellow: '#ffcc00',
  brown: '#7a3b12',
  amber: '#ff8a00',
  white: '#ffffff',
  black: '#000000',
};
