import type { ReactNode } from 'react';
import { productName } from '#domain/product.ts';
import { Logo } from './logo.tsx';
import { StreakStud } from './streak-stud.tsx';

type HeaderProps = {
  /** The page's h1. Without one (the page's first paint) its space is kept. */
  readonly title?: string | undefined;
  /** The Back button, in place of the name of the product. */
  readonly back?: ReactNode;
  readonly streak?: number | undefined;
  /** The user menu, when signed in. */
  readonly menu?: ReactNode;
};

/** The strip of road at the top of every screen: asphalt by day and by night, with the lane line at its foot. */
export function Header({ title, back, streak = 0, menu }: HeaderProps) {
  return (
    <header className="bg-asphalt text-on-asphalt [--focus:var(--stud)]">
      <div className="mx-auto max-w-5xl px-4">
        <div className="flex h-14 items-center sm:h-16 justify-between gap-2">
          {back ?? <Wordmark />}
          {/* As wide as there is room for, so that the streak, which comes later, moves nothing. */}
          <div className="flex grow items-center justify-end gap-2">
            <StreakStud days={streak} />
            {menu ?? <span className="size-11" />}
          </div>
        </div>
        <div className="min-h-11 pb-3 sm:min-h-13">
          {title !== undefined && (
            <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
              {title}
            </h1>
          )}
        </div>
      </div>
      <div aria-hidden="true" className="lane-line h-2.5" />
      <div aria-hidden="true" className="h-1.5 bg-band" />
    </header>
  );
}

/** Where there is no room for the name (320 px and a streak) it wraps out of sight: the cat's eye stays, and the link keeps its name. */
function Wordmark() {
  return (
    <a href="/" className="flex h-11 min-w-10 flex-wrap gap-x-2 overflow-hidden font-sign text-xl font-extrabold">
      <Logo className="my-2 h-7 w-10" />
      <span className="leading-11">{productName}</span>
    </a>
  );
}
