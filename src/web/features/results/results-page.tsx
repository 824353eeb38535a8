import { useState } from 'react';
import { useLocation } from 'react-router';
import { PageShell } from '#web/app/page-shell.tsx';
import { asPendingResult, isSettledResult, type PendingResult, pendingResult } from '#web/lib/pending-result.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultReport } from './result-report.tsx';

/** `/results` */
export function Component() {
  const { key, state } = useLocation();
  return <TestResults key={key} state={state} />;
}

/** The result stays on the screen while it is dealt with, although it is no longer pending by then. */
function TestResults({ state }: { readonly state: unknown }) {
  const [result] = useState(() => resultToShow(state));
  if (!result) {
    return (
      <PageShell title="Test Results">
        <EmptyState heading="No results found. Please take a test first." sign="motorway-countdown-300">
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/test">Take a Test</LinkButton>
            <LinkButton variant="secondary" to="/">
              Back to Dashboard
            </LinkButton>
          </div>
        </EmptyState>
      </PageShell>
    );
  }
  return (
    <PageShell title="Test Results" area={result.category ?? 'theory'}>
      <ResultReport result={result} />
      <ResultActions result={result} />
    </PageShell>
  );
}

/** The navigation's result, unless it was saved or discarded since (the Back button leads here too); otherwise the kept one. */
function resultToShow(state: unknown): PendingResult | null {
  const given = typeof state === 'object' && state !== null && 'result' in state ? asPendingResult(state.result) : null;
  return given && !isSettledResult(given.id) ? given : pendingResult();
}
