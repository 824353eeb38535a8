import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type NoticeKind = 'info' | 'right' | 'wrong' | 'warn';

const kinds: Readonly<Record<NoticeKind, string>> = {
  info: 'border-control bg-surface text-ink',
  right: 'border-right bg-right-tint text-ink',
  wrong: 'border-wrong bg-wrong-tint text-ink',
  warn: 'border-warn bg-warn-tint text-ink',
};

type NoticeProps = { readonly kind?: NoticeKind; readonly title?: string; readonly children?: ReactNode };

/** A boxed message in the flow of the page. It announces nothing by itself. */
export function Notice({ kind = 'info', title, children }: NoticeProps) {
  return (
    <div className={classes('rounded-control border-2 border-l-8 px-4 py-3', kinds[kind])}>
      {title && <p className="font-sign font-bold">{title}</p>}
      {children}
    </div>
  );
}
