import { PageShell } from '#web/app/page-shell.tsx';

/** `/` */
export function Component() {
  return (
    <PageShell title="Dashboard" nameless="Driver" wide>
      <h2 className="text-2xl">Pick A Test Category</h2>
    </PageShell>
  );
}
