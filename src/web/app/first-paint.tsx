import { Header } from '#web/ui/header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What index.html shows until the app has started: the header that every screen has, and blocks where content will be. */
export function FirstPaint() {
  return (
    <div className="min-h-dvh">
      <Header />
      <output aria-busy="true" className="mx-auto flex max-w-5xl flex-col gap-6 px-4 pt-6">
        <span className="sr-only">Loading…</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </output>
    </div>
  );
}
