import { useSearchParams } from 'react-router';
import { PageShell } from '#web/app/page-shell.tsx';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { InlineResults } from './inline-results.tsx';
import { Overview } from './overview.tsx';

const view = 'past-results';

/** `/`, and `/?past-results`, which has the past results in place of the cards and is its own step for the Back button. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const showsResults = search.has(view);
  const heading = useFocusOnChange<HTMLHeadingElement>(showsResults ? 'results' : 'overview');

  return (
    <PageShell title="Dashboard" nameless="Driver" wide>
      {showsResults ? (
        <InlineResults headingRef={heading} onBack={() => setSearch({})} />
      ) : (
        <Overview headingRef={heading} onShowResults={() => setSearch({ [view]: '' })} />
      )}
    </PageShell>
  );
}
