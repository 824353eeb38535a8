import { Search } from 'lucide-react';
import { useId } from 'react';

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** Enter: on to the first result. */
  readonly onSubmit: () => void;
};

/** A search that answers as it is typed in; Escape clears it. It is the first of the stops of `lib/arrow-stops.ts`. */
export function SearchField({ label, placeholder, value, onType, onLeave, onSubmit }: SearchFieldProps) {
  const fieldId = useId();
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor={fieldId} className="mb-1 block font-semibold">
          {label}
        </label>
        <div className="relative">
          <Search aria-hidden="true" className="absolute top-3.5 left-3 size-6 text-ink-soft" />
          <input
            id={fieldId}
            type="search"
            data-stop
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onType('');
            }}
            onBlur={onLeave}
            className="block min-h-13 w-full rounded-control border-2 border-control bg-surface py-2 pr-3 pl-12 text-lg text-ink placeholder:text-ink-soft"
          />
        </div>
      </form>
    </search>
  );
}
