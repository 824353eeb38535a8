import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type CardProps = {
  readonly heading?: ReactNode;
  readonly level?: 2 | 3;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A plain surface for content that is no sign. */
export function Card({ heading, level = 2, className, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classes('rounded-panel border border-keyline bg-surface p-5', className)}>
      {heading && <Heading className="mb-2 text-xl">{heading}</Heading>}
      {children}
    </section>
  );
}
