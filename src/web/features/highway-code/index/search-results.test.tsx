import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RuleSearch } from './rule-search.ts';
import { SearchResults } from './search-results.tsx';

type Loaded = { readonly search: RuleSearch };

/** The state of a query whose function this is, once it is settled, or at once where it never is. */
async function stateOf(queryFn: () => Promise<Loaded>, settles = true): Promise<UseQueryResult<Loaded>> {
  const observer = new QueryObserver<Loaded>(new QueryClient(), { queryKey: ['search'], queryFn, retry: false });
  if (settles) await observer.refetch();
  return observer.getCurrentResult() as UseQueryResult<Loaded>;
}

function show(search: UseQueryResult<Loaded>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SearchResults query="fog" search={search} />
    </MemoryRouter>,
  );
}

const found = (count: number) => () =>
  Promise.resolve({
    search: () =>
      Array.from({ length: count }, (_, index) => ({
        id: `rule-${index}`,
        plate: `Rule ${index}`,
        title: 'Fog',
        text: 'You MUST use lights.',
      })),
  });

describe('SearchResults', () => {
  it('says that it searches while the search is fetched', async () => {
    expect(show(await stateOf(() => new Promise(() => undefined), false))).toContain('Searching…');
  });

  it('says so when the search could not be fetched, and offers to try again', async () => {
    const shown = show(await stateOf(() => Promise.reject(new Error('Failed to fetch dynamically imported module'))));
    expect(shown).toContain('The search could not be loaded');
    expect(shown).toContain('Try Again');
  });

  it('says that nothing matches', async () => {
    expect(show(await stateOf(found(0)))).toContain('Nothing in the Code matches “fog”.');
  });

  it('counts matches and links to each', async () => {
    expect(show(await stateOf(found(1)))).toContain('1 match<');
    const shown = show(await stateOf(found(3)));
    expect(shown).toContain('3 matches');
    expect(shown).toContain('href="/highway/learn#rule-2"');
  });
});
