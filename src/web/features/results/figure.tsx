import type { ReactNode } from 'react';

/** One figure of a wrapping row in a `dl`: as many side by side as there is room for, at any size of text. */
export function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grow basis-32 rounded-panel border border-keyline bg-surface p-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-sign text-xl leading-tight font-bold">{children}</dd>
    </div>
  );
}
