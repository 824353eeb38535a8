import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { listTestResults, TestResult } from '#contract/results.ts';
import type { RouteResponse } from '#contract/route.ts';
import { Button } from '#web/ui/button.tsx';
import { ResultList } from '#web/ui/result-list.tsx';

type HistoryListProps = {
  readonly history: UseInfiniteQueryResult<InfiniteData<RouteResponse<typeof listTestResults>>>;
  readonly results: readonly TestResult[];
};

/** The results, a page at a time. The focus goes to the first of the new ones, where reading goes on. */
export function HistoryList({ history, results }: HistoryListProps) {
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = history;

  async function showMore() {
    const { data } = await fetchNextPage();
    const next = data?.pages.flatMap((page) => page.results)[results.length];
    if (next) requestAnimationFrame(() => document.getElementById(`result-${next.id}`)?.focus());
  }

  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">Results</h2>
      <ResultList results={results} label="Results, newest first" />
      {isFetchNextPageError && <p role="alert">Older results could not be loaded. {error.message}</p>}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void showMore()} className="self-center">
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </section>
  );
}
