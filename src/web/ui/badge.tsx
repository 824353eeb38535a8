import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeKind = 'plain' | 'right' | 'wrong' | 'warn' | 'accent';

const kinds: Readonly<Record<BadgeKind, string>> = {
  plain: 'border-control bg-surface text-ink',
  right: 'border-right bg-right-tint text-right',
  wrong: 'border-wrong bg-wrong-tint text-wrong',
  warn: 'border-warn bg-warn-tint text-warn',
  accent: 'border-accent-ink bg-accent text-on-accent',
};

/** A short word on a small plate: 'Passed', 'Coming soon', a count. */
export function Badge({ kind = 'plain', children }: { readonly kind?: BadgeKind; readonly children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 font-sign text-sm font-bold whitespace-nowrap',
        kinds[kind],
      )}
    >
      {children}
    </span>
  );
}
