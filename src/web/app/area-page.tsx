import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { readAreaPath } from '#domain/area-pages.ts';
import { areas } from '#domain/areas.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { BackLink } from '#web/ui/back.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageShell } from './page-shell.tsx';
import { UnderDevelopment } from './under-development.tsx';

type AreaPageProps = {
  /** The h1; the page's name in the area's menu unless given. */
  readonly title?: string;
  /** The header's Back button; back to the area unless given. */
  readonly back?: ReactNode;
  readonly wide?: boolean;
  /** What the page is for. It is there before anything that has to be fetched. */
  readonly intro?: string;
  /** The content. Without any the page says that it is under development. */
  readonly children?: ReactNode;
  /** An `ActionBar`, which has to come last. */
  readonly actions?: ReactNode;
};

/**
 * The shell of an area's sub-page (spec section 2). Area and sub-page are read from the path; they give heading, accent and the way
 * back.
 */
export function AreaPage({ title, back, wide = false, intro, children, actions }: AreaPageProps) {
  const path = readAreaPath(useLocation().pathname);
  if (path.kind !== 'area') throw new Error('AreaPage is for paths below an area, such as /theory/flagged.');
  const { title: areaTitle } = areas[path.area];
  return (
    <PageShell
      title={title ?? path.page?.title ?? areaTitle}
      area={path.area}
      back={
        back ?? (
          <BackLink to={`/${path.area}`}>
            <span className="max-sm:sr-only">Back to </span>
            {areaTitle}
          </BackLink>
        )
      }
      wide={wide}
    >
      {intro && <p className="max-w-prose text-lg print:hidden">{intro}</p>}
      <div className="peer flex flex-col gap-6">{children ?? <UnderDevelopment />}</div>
      <AreaFooter />
      {actions}
    </PageShell>
  );
}

/** Out of sight while the content above it loads: what comes is higher or lower than its skeleton, and nothing is seen to move. */
function AreaFooter() {
  const { data, isPending } = useQuery(profileQuery);
  return (
    <footer className="mt-4 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-keyline pt-4 peer-has-[[aria-busy=true]]:invisible">
      <p className="text-ink-soft">Keep practicing to improve your skills!</p>
      {isPending && (
        <Loading label="Loading your streak…">
          <Skeleton className="h-6 w-48" />
        </Loading>
      )}
      {data && <p className="font-semibold">{streakSentence(data.streakCount)}</p>}
    </footer>
  );
}

/** The header has the badge; this says what it counts. */
function streakSentence(days: number): string {
  if (days === 0) return 'Answer a question today to start a streak.';
  return days === 1 ? '1 day in a row so far.' : `${days} days in a row so far.`;
}
