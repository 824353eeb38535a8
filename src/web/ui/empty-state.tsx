import type { ReactNode } from 'react';
import { SignPicture } from './sign-picture.tsx';

type EmptyStateProps = {
  readonly heading: string;
  readonly level?: 1 | 2;
  /** The id of the sign, marking or signal that says it without words, of any edition. */
  readonly sign: string;
  /** A sentence, and the buttons. */
  readonly children?: ReactNode;
};

/** What a list with nothing in it shows. */
export function EmptyState({ heading, level = 2, sign, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="mx-auto flex max-w-prose flex-col items-center gap-4 px-2 py-8 text-center">
      <span className="size-32">
        <SignPicture src={`/api/signs/drawing/${sign}.svg`} alt="" className="drop-shadow-[0_0_1px_var(--ink)]" />
      </span>
      <Heading className="text-2xl">{heading}</Heading>
      {children}
    </section>
  );
}
