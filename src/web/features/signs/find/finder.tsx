import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import { keepFinderSearch, keptFinderSearch } from '../way-back.ts';
import { filterNames, readFilters } from './filter-signs.ts';
import { Filters } from './filters.tsx';
import { SearchAndResults } from './search-and-results.tsx';
import { useSignSearch } from './use-sign-search.ts';

/** The search and the filters are kept in the address, so that Back from a sign returns to what was found. */
export function Finder({ signs }: { readonly signs: readonly SignEntry[] }) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const search = useSignSearch(signs);
  useEffect(() => keepFinderSearch(params), [params]);

  /** Empty texts take away. */
  function keep(change: Readonly<Record<string, string>>): void {
    const before = keptFinderSearch();
    if (Object.entries(change).every(([name, value]) => value === (before.get(name) ?? ''))) return;
    const all = { ...Object.fromEntries(before), ...change };
    const after = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
    keepFinderSearch(after);
    setParams(after, { replace: true });
  }

  return (
    <SearchAndResults signs={signs} search={search} filters={filters} searched={params.get('q') ?? ''} keep={keep}>
      <Filters
        filters={filters}
        onChange={(name, value) => keep({ [name]: value })}
        onClear={() => keep(Object.fromEntries(filterNames.map((name) => [name, ''])))}
      />
    </SearchAndResults>
  );
}
