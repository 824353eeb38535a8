import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LawText } from '../law-text.tsx';
import type { Found, RuleSearch } from './rule-search.ts';

type SearchResultsProps = {
  readonly query: string;
  readonly search: UseQueryResult<{ readonly search: RuleSearch }>;
};

export function SearchResults({ query, search: { data, error, refetch } }: SearchResultsProps) {
  if (!data && error) {
    return (
      <ErrorState
        heading="The search could not be loaded"
        sentence="Check your connection and try again."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Searching…">
        <Skeleton className="h-24 rounded-panel" />
      </Loading>
    );
  }
  const found = data.search(query);
  return (
    <section aria-label="Results">
      <output className="mb-3 block font-semibold">{sentence(found.length, query)}</output>
      {found.length === 0 ? (
        <p className="max-w-prose">Try a shorter word, another word for it, or the number of a rule.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {found.map((one) => (
            <li key={one.id}>
              <Result {...one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function sentence(count: number, query: string): string {
  if (count === 0) return `Nothing in the Code matches “${query}”.`;
  return count === 1 ? '1 match' : `${count} matches`;
}

function Result({ id, plate, title, text }: Found) {
  return (
    <Link
      data-stop
      to={`/highway/learn#${id}`}
      className="group block rounded-control border border-keyline bg-surface px-4 py-3 hover:border-ink"
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-sign font-bold text-accent-ink">{plate}</span>
        <span className="font-sign text-lg font-bold underline-offset-4 group-hover:underline">{title}</span>
      </span>
      <span className="line-clamp-2">
        <LawText>{text}</LawText>
      </span>
    </Link>
  );
}
