import { type ReactNode, useRef, useState } from 'react';
import type { SignEntry } from '#contract/signs.ts';
import { moveByArrows, stopsIn } from '#web/lib/arrow-stops.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { filterNames, type Filters } from './filter-signs.ts';
import { Results } from './results.tsx';
import type { SearchState } from './use-sign-search.ts';

type SearchAndResultsProps = {
  readonly signs: readonly SignEntry[];
  readonly search: SearchState;
  readonly filters: Filters;
  /** The search in the address. */
  readonly searched: string;
  /** Keeps the search and the filters in the address. */
  readonly keep: (change: Readonly<Record<string, string>>) => void;
  /** The filters, which do not change while the field is typed in. */
  readonly children: ReactNode;
};

/**
 * Search as you type, in the frame of the letter: searching and drawing the first few is quicker than a second frame. Arrow keys go from the field through the results and back.
 */
export function SearchAndResults({ signs, search, filters, searched, keep, children }: SearchAndResultsProps) {
  const [typed, setTyped] = useState(searched);
  const query = typed.trim();
  const stops = useRef<HTMLDivElement>(null);

  /** Searches for something else, whatever it looked like. */
  function searchFor(text: string): void {
    setTyped(text);
    keep({ ...Object.fromEntries(filterNames.map((name) => [name, ''])), q: text });
    stopsIn(stops.current)[0]?.focus();
  }

  return (
    // Arrows move the focus inside; every stop is a link or a field of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={stops} className="flex flex-col gap-5" onKeyDown={moveByArrows}>
      <SearchField
        label="What is it called, or what did you see?"
        placeholder="roundabout, red circle bike"
        value={typed}
        onType={setTyped}
        onLeave={() => keep({ q: typed.trim() })}
        onSubmit={() => stopsIn(stops.current)[1]?.focus()}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[19rem_1fr] lg:gap-8">
        {children}
        <Results signs={signs} search={search} query={query} filters={filters} onSearch={searchFor} />
      </div>
    </div>
  );
}
