import type { ReactNode } from 'react';
import { NightRoad } from './night-road.tsx';

type EmptyStateProps = {
  readonly heading: string;
  readonly level?: 1 | 2;
  /** A drawing; a stretch of empty road unless given. */
  readonly picture?: ReactNode;
  /** A sentence, and the buttons. */
  readonly children?: ReactNode;
};

/** What a list with nothing in it shows. */
export function EmptyState({ heading, level = 2, picture, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center gap-4 px-2 py-8 text-center">
      {picture ?? <NightRoad />}
      <Heading className="text-2xl">{heading}</Heading>
      {children}
    </section>
  );
}
