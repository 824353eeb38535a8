import { useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import { moveByArrows, stopsIn } from '#web/lib/arrow-stops.ts';
import { SearchField } from '#web/ui/search-field.tsx';
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
  const stops = useRef<HTMLDivElement>(null);

  /** Kept in the address when the field is left, so that Back from a rule returns to what was found. */
  function keep(): void {
    const q = typed.trim();
    if (q !== (params.get('q') ?? '')) setParams(q ? { q } : {}, { replace: true });
  }

  return (
    // Arrows move the focus inside; every stop is a link or a field of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={stops} className="flex flex-col gap-6" onKeyDown={moveByArrows}>
      <SearchField
        label="Search the Code"
        placeholder="126, zebra, fog …"
        value={typed}
        onType={setTyped}
        onLeave={keep}
        onSubmit={() => {
          keep();
          stopsIn(stops.current)[1]?.focus();
        }}
      />
      {query === '' ? <TopicIndex sections={sections} /> : <SearchResults query={query} search={ruleSearch} />}
    </div>
  );
}
