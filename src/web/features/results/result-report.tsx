import type { ReactNode } from 'react';
import { durationInWords } from '#domain/duration.ts';
import { resultName } from '#domain/result-name.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';

/** What came out: the verdict on a sign, and the figures under it. */
export function ResultReport({ result }: { readonly result: PendingResult }) {
  const { passed, score, correctAnswers, incorrectAnswers, timeTaken, category = 'theory', subcategory } = result;
  const total = correctAnswers + incorrectAnswers;
  return (
    <>
      <SignPanel
        variant={passed ? 'theory' : 'neutral'}
        heading={passed ? 'Congratulations! You Passed!' : 'Sorry, You Failed.'}
      >
        <p className="mt-1">
          {passed ? 'Well driven. Save it, and keep going.' : 'Every wrong answer shows you what to learn next.'}
        </p>
        <p className="my-4 font-sign text-6xl leading-none font-extrabold">{score}%</p>
        <LaneProgress label="Score" value={correctAnswers} max={total} text={`${score}%`} />
        <div className="mt-4">
          <OfficialMark area={category} />
        </div>
      </SignPanel>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure name="Correct">
          {correctAnswers} of {total}
        </Figure>
        <Figure name="Incorrect">
          {incorrectAnswers} of {total}
        </Figure>
        <Figure name="Time">{durationInWords(timeTaken)}</Figure>
        <Figure name="Category">{resultName(category, subcategory)}</Figure>
      </dl>
    </>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="rounded-panel border border-keyline bg-surface p-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-sign text-lg leading-tight font-bold">{children}</dd>
    </div>
  );
}
