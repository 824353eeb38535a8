import { memo, useMemo } from 'react';
import type { SignEntry } from '#contract/signs.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TileList } from '../tile-list.tsx';
import { TilesLoading } from '../tiles-loading.tsx';
import { type Filters, isLike } from './filter-signs.ts';
import { NothingFound } from './nothing-found.tsx';
import { useGrowingCount } from '../use-growing-count.ts';
import { useSignSearch } from './use-sign-search.ts';

type ResultsProps = {
  readonly signs: readonly SignEntry[];
  readonly query: string;
  readonly filters: Filters;
  readonly onSearch: (text: string) => void;
};

export function Results({ signs, query, filters, onSearch }: ResultsProps) {
  const { data, isError, refetch } = useSignSearch(signs);
  const { shape, colour, symbol, number, category } = filters;
  const found = useMemo(() => {
    const searched = query === '' ? undefined : data?.search(query);
    const byId = new Map(signs.map((sign) => [sign.id, sign]));
    const ranked = searched ? searched.ids.flatMap((id) => byId.get(id) ?? []) : signs;
    const like = ranked.filter((sign) => isLike(sign, { shape, colour, symbol, number, category }));
    return { like, complete: searched?.complete ?? true, unfiltered: ranked.length };
  }, [data, signs, query, shape, colour, symbol, number, category]);

  if (query !== '' && !data) {
    if (!isError) return <TilesLoading />;
    return (
      <ErrorState
        heading="The search could not be loaded"
        sentence="Check your connection and try again. The filters work without it."
        onRetry={() => void refetch()}
      />
    );
  }
  const { like, complete, unfiltered } = found;
  return (
    <section aria-label="Results" className="min-w-0">
      <output className="mb-3 block font-semibold">{sentence(like.length, query, complete)}</output>
      {like.length === 0 && <NothingFound unfiltered={unfiltered} onSearch={onSearch} />}
      <Tiles signs={like} />
    </section>
  );
}

/** The tiles keep still while the field is typed in, until what was found changes. */
const Tiles = memo(function Tiles({ signs }: { readonly signs: readonly SignEntry[] }) {
  const count = useGrowingCount(signs, 'finder');
  return <TileList label="Signs" signs={signs.slice(0, count)} category="all" narrow />;
});

function sentence(count: number, query: string, complete: boolean): string {
  const signs = count === 1 ? '1 sign' : `${count} signs`;
  if (count === 0) return query === '' ? 'No sign looks like that.' : `No sign matches “${query}”.`;
  if (!complete) return `No sign has all of these words. ${signs} ${count === 1 ? 'has' : 'have'} some of them.`;
  return query === '' ? signs : `${signs} for “${query}”`;
}
