import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

/** On a phone the streak and the menu have their room from the start, so that the streak, which comes later, moves no word. */
const look =
  'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control pr-3 font-semibold underline-offset-4 hover:underline max-sm:max-w-[calc(100%-12rem)]';

/** The header's Back button as a link to the screen above. */
export function BackLink({ to, children }: { readonly to: To; readonly children: ReactNode }) {
  return (
    <Link to={to} className={look}>
      <ArrowLeft aria-hidden="true" className="size-6 shrink-0" />
      <span className="line-clamp-2 leading-tight">{children}</span>
    </Link>
  );
}

/** The header's Back button where going back is a step within the screen. */
export function BackButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={look}>
      <ArrowLeft aria-hidden="true" className="size-6 shrink-0" />
      <span className="line-clamp-2 leading-tight">{children}</span>
    </button>
  );
}
