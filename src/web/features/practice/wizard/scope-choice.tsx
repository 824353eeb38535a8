import { useId } from 'react';
import { type PracticeScope, practiceScopeLabels, practiceScopes } from '#domain/practice-settings.ts';

type ScopeChoiceProps = {
  readonly legend: string;
  readonly scope: PracticeScope;
  readonly onChange: (scope: PracticeScope) => void;
};

/** Which questions a session draws from. */
export function ScopeChoice({ legend, scope, onChange }: ScopeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-sign text-lg font-bold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {practiceScopes.map((value) => (
          <label
            key={value}
            className="relative flex min-h-14 items-center gap-3 rounded-control border-2 border-control bg-surface px-3 py-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus has-checked:border-accent-ink has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === scope}
              onChange={() => onChange(value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-full border-2 border-control peer-checked:border-7 peer-checked:border-accent-ink"
            />
            <span className="min-w-0 leading-tight font-semibold">{practiceScopeLabels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
