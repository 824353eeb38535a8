import type { ReactNode } from 'react';
import { LawText } from './law-text.tsx';

/** What the Code's own words mean: MUST is law, should is advice that counts. */
export function HowToRead() {
  return (
    <section aria-labelledby="how-to-read" className="flex flex-col gap-4">
      <h2 id="how-to-read" className="text-2xl">
        How the rules are worded
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Wording
          words={<LawText>MUST and MUST NOT</LawText>}
          example="You MUST NOT use a hand-held phone while you drive."
        >
          The law. Who does otherwise commits an offence, and may be fined, get penalty points or be banned.
        </Wording>
        <Wording words="Should and should not" example="You should leave a gap of at least two seconds.">
          Advice. It is no offence by itself to do otherwise, but a court may count it against you after a collision.
        </Wording>
      </dl>
    </section>
  );
}

type WordingProps = { readonly words: ReactNode; readonly example: string; readonly children: string };

function Wording({ words, example, children }: WordingProps) {
  return (
    <div className="rounded-panel border border-keyline bg-surface p-5">
      <dt className="font-sign text-xl font-extrabold">{words}</dt>
      <dd className="mt-2">{children}</dd>
      <dd className="mt-3 border-l-4 border-accent-ink pl-3">
        <LawText>{example}</LawText>
      </dd>
    </div>
  );
}
