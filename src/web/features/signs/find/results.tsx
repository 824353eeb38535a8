import { useMemo } from 'react';
import type { SignEntry } from '#contract/signs.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TilesLoading } from '../tiles-loading.tsx';
import { type Filters, isLike } from './filter-signs.ts';
import { FinderTiles } from './finder-tiles.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { SearchState } from './use-sign-search.ts';

type ResultsProps = {
  readonly signs: readonly SignEntry[];
  readonly search: SearchState;
  readonly query: string;
  readonly filters: Filters;
  readonly onSearch: (text: string) => void;
};

export function Results({ signs, search, query, filters, onSearch }: ResultsProps) {
  const { data, isError, refetch } = search;
  const { shape, colour, symbol, number, category } = filters;
  const isSearched = query !== '';
  const byId = useMemo(() => new Map(signs.map((sign) => [sign.id, sign])), [signs]);
  const library = useMemo(
    () => signs.filter((sign) => isLike(sign, { shape, colour, symbol, number, category })),
    [signs, shape, colour, symbol, number, category],
  );
  const found = useMemo(() => {
    const { ids, complete } = isSearched && data ? data.search(query) : { ids: [], complete: true };
    const ranked = ids.flatMap((id) => byId.get(id) ?? []);
    const like = ranked.filter((sign) => isLike(sign, { shape, colour, symbol, number, category }));
    return { like, complete, unfiltered: ranked.length };
  }, [data, byId, isSearched, query, shape, colour, symbol, number, category]);

  if (isSearched && !data) {
    if (!isError) return <TilesLoading />;
    return (
      <ErrorState
        heading="The search could not be loaded"
        sentence="Check your connection and try again. The filters work without it."
        onRetry={() => void refetch()}
      />
    );
  }
  const count = isSearched ? found.like.length : library.length;
  return (
    <section aria-label="Results" className="min-w-0">
      <output className="mb-3 block font-semibold">{sentence(count, query, found.complete)}</output>
      {count === 0 && <NothingFound unfiltered={isSearched ? found.unfiltered : signs.length} onSearch={onSearch} />}
      <FinderTiles library={library} found={isSearched ? found.like : undefined} />
    </section>
  );
}

function sentence(count: number, query: string, complete: boolean): string {
  const signs = count === 1 ? '1 sign' : `${count} signs`;
  if (count === 0) return query === '' ? 'No sign looks like that.' : `No sign matches “${query}”.`;
  if (!complete) return `No sign has all of these words. ${signs} ${count === 1 ? 'has' : 'have'} some of them.`;
  return query === '' ? signs : `${signs} for “${query}”`;
}
