import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import { keepFinderSearch } from '../way-back.ts';
import { filterNames, readFilters } from './filter-signs.ts';
import { Filters } from './filters.tsx';
import { SearchAndResults } from './search-and-results.tsx';

/** The search and the filters are kept in the address, so that Back from a sign returns to what was found. */
export function Finder({ signs }: { readonly signs: readonly SignEntry[] }) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  useEffect(() => keepFinderSearch(params.toString()), [params]);

  /** Empty texts take away. */
  function keep(change: Readonly<Record<string, string>>): void {
    if (Object.entries(change).every(([name, value]) => value === (params.get(name) ?? ''))) return;
    setParams(
      (before) => {
        const kept = { ...Object.fromEntries(before), ...change };
        return new URLSearchParams(Object.entries(kept).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  }

  return (
    <SearchAndResults signs={signs} filters={filters} searched={params.get('q') ?? ''} keep={keep}>
      <Filters
        filters={filters}
        onChange={(name, value) => keep({ [name]: value })}
        onClear={() => keep(Object.fromEntries(filterNames.map((name) => [name, ''])))}
      />
    </SearchAndResults>
  );
}
