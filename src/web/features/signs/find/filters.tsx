import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { filterChoices, type FilterName, filterNames, type Filters as Chosen } from './filter-signs.ts';
import { TraitChips } from './trait-chips.tsx';

type FiltersProps = {
  readonly filters: Chosen;
  /** Empty text takes the filter away. */
  readonly onChange: (name: FilterName, value: string) => void;
  readonly onClear: () => void;
};

const selects = [
  { name: 'symbol', label: 'Symbol', none: 'Any symbol' },
  { name: 'number', label: 'Number', none: 'Any number or none' },
  { name: 'category', label: 'Category', none: 'All categories' },
] as const;

/** What can be said of a sign without knowing its name. Folded away on a narrow screen until it is asked for. */
export function Filters({ filters, onChange, onClear }: FiltersProps) {
  const active = filterNames.filter((name) => filters[name] !== undefined).length;
  const [openAtFirst] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return (
    <details
      open={openAtFirst}
      className="min-w-0 rounded-panel border border-keyline bg-surface px-4 py-1 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <summary className="min-h-11 py-2.5 font-sign text-lg font-bold">
        What did it look like?
        {active > 0 && (
          <>
            {' '}
            ({active}
            <span className="sr-only"> chosen</span>)
          </>
        )}
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-3">
        <TraitChips legend="Shape" name="shape" chosen={filters.shape} onChange={onChange} />
        <TraitChips legend="Colour" name="colour" chosen={filters.colour} onChange={onChange} />
        <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
          {selects.map((select) => (
            <TraitSelect key={select.name} {...select} chosen={filters[select.name]} onChange={onChange} />
          ))}
        </div>
        <Button
          variant="secondary"
          className="self-start aria-disabled:cursor-not-allowed!"
          aria-disabled={active === 0}
          onClick={() => active > 0 && onClear()}
        >
          Clear all
        </Button>
      </div>
    </details>
  );
}

type TraitSelectProps = {
  readonly name: FilterName;
  readonly label: string;
  readonly none: string;
  readonly chosen: string | undefined;
  readonly onChange: (name: FilterName, value: string) => void;
};

function TraitSelect({ name, label, none, chosen, onChange }: TraitSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={(event) => onChange(name, event.target.value)}
        className="min-h-12 w-full rounded-control border-2 border-control bg-surface px-3 text-ink"
      >
        <option value="">{none}</option>
        {filterChoices[name].map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
