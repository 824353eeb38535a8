import { PageShell } from '#web/app/page-shell.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Any path that names no screen; for visitors too. */
export function Component() {
  return (
    <PageShell title="Page not found">
      <EmptyState heading="Oops! We can't find the page you're looking for" sign="information-no-through-road">
        <p>The address may be mistyped, or the page may have moved.</p>
        <LinkButton to="/">Return to Home</LinkButton>
      </EmptyState>
    </PageShell>
  );
}
