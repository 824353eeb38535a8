import { durationInWords } from '#domain/duration.ts';
import { mockTestSubcategory } from '#domain/mock-test.ts';
import { resultName } from '#domain/result-name.ts';
import type { PendingResult } from '#web/lib/pending-result.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { Figure } from './figure.tsx';

/** What came out: the verdict on a sign, and the figures under it. */
export function ResultReport({ result }: { readonly result: PendingResult }) {
  const {
    passed,
    score,
    correctAnswers,
    incorrectAnswers,
    timeTaken,
    category = 'theory',
    subcategory,
    presses,
  } = result;
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
          <OfficialMark area={category} isMockTest={subcategory === mockTestSubcategory} />
        </div>
      </SignPanel>
      <dl className="flex flex-wrap gap-3">
        <Figure name={presses ? 'Points' : 'Correct'}>
          {correctAnswers} of {total}
        </Figure>
        <Figure name={presses ? 'Points missed' : 'Incorrect'}>
          {incorrectAnswers} of {total}
        </Figure>
        <Figure name="Time">{durationInWords(timeTaken)}</Figure>
        <Figure name="Category">{resultName(category, subcategory)}</Figure>
      </dl>
    </>
  );
}
