import type { SignEntry } from '#contract/signs.ts';
import { SignPicture } from '#web/ui/sign-picture.tsx';
import { ConfusedWith } from './confused-with.tsx';
import { FlagButton } from './flag-button.tsx';
import { Neighbours } from './neighbours.tsx';
import { RelatedQuestions } from './related-questions.tsx';
import { RelatedRules } from './related-rules.tsx';
import { SignFacts } from './sign-facts.tsx';

type SignPageProps = { readonly sign: SignEntry; readonly signs: readonly SignEntry[] };

/** A sign in full: what it looks like, what it means, what to do, and what it is taken for. */
export function SignPage({ sign, signs }: SignPageProps) {
  return (
    <>
      <article className="grid items-start gap-6 md:grid-cols-2 md:gap-8">
        <div className="flex h-72 items-center justify-center rounded-panel border border-keyline bg-sunken p-6 md:sticky md:top-6 md:h-96">
          <SignPicture src={sign.picture} alt={sign.description} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <SignFacts sign={sign} />
          <FlagButton signId={sign.id} />
          <RelatedRules rules={sign.rules} />
        </div>
      </article>
      <ConfusedWith sign={sign} signs={signs} />
      <RelatedQuestions ids={sign.questions} />
      <Neighbours sign={sign} signs={signs} />
    </>
  );
}
