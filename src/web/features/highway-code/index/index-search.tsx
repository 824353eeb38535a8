import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import { useRuleSearch } from './use-rule-search.ts';
import { SearchResults } from './search-results.tsx';
import { TopicIndex } from './topic-index.tsx';

/**
 * Search as you type, over rules and topic words; without a search, the index to browse. Arrow keys go from the field through the
 * results and back, Escape clears.
 */
export function IndexSearch({ sections }: { readonly sections: readonly HighwayCodeSection[] }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const query = useDeferredValue(typed.trim());
  const ruleSearch = useRuleSearch(sections);
  const fieldId = useId();

  /** Kept in the address when the field is left, so that Back from a rule returns to what was found. */
  function keep(): void {
    const q = typed.trim();
    if (q !== (params.get('q') ?? '')) setParams(q ? { q } : {}, { replace: true });
  }

  return (
    // Arrows move the focus inside; every stop is a link or a field of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-stops className="flex flex-col gap-6" onKeyDown={moveByArrows}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep();
            stopsIn(event.currentTarget.closest('[data-stops]'))[1]?.focus();
          }}
        >
          <label htmlFor={fieldId} className="mb-1 block font-semibold">
            Search the Code
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
              placeholder="126, zebra, fog …"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setTyped('');
              }}
              onBlur={keep}
              className="block min-h-13 w-full rounded-control border-2 border-control bg-surface py-2 pr-3 pl-12 text-lg text-ink placeholder:text-ink-soft"
            />
          </div>
        </form>
      </search>
      {query === '' ? <TopicIndex sections={sections} /> : <SearchResults query={query} search={ruleSearch} />}
    </div>
  );
}

function stopsIn(element: Element | null): readonly HTMLElement[] {
  return element ? [...element.querySelectorAll<HTMLElement>('[data-stop]')] : [];
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = stopsIn(event.currentTarget);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return;
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
