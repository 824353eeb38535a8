import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
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

  /** Where the list ended when more were asked for. */
  const end = useRef<number | null>(null);

  useLayoutEffect(() => {
    const next = end.current === null ? undefined : results[end.current];
    if (!next) return;
    end.current = null;
    document.getElementById(`result-${next.id}`)?.focus();
  }, [results]);

  function showMore() {
    end.current = results.length;
    void fetchNextPage();
  }

  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">Results</h2>
      <ResultList results={results} label="Results, newest first" />
      {isFetchNextPageError && <p role="alert">Older results could not be loaded. {error.message}</p>}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={showMore} className="self-center">
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </section>
  );
}
