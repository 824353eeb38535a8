import type { ReactNode } from 'react';

type TestFact = { readonly figure: number; readonly term: ReactNode };

/** What a test consists of, in large figures. */
export function TestFacts({ facts }: { readonly facts: readonly TestFact[] }) {
  return (
    <dl className="mt-4 flex flex-col gap-2">
      {facts.map(({ figure, term }) => (
        <div key={figure} className="flex items-baseline gap-4">
          <dt className="order-2 min-w-0">{term}</dt>
          <dd className="order-1 w-14 shrink-0 text-end font-sign text-4xl font-extrabold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
