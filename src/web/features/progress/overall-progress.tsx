import type { CategoryProgress } from '#contract/progress.ts';
import { percentOf } from '#domain/grading.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { wholeNumber } from './whole-number.ts';

/** All categories together: how much of the bank was answered, and how much of that was right. */
export function OverallProgress({ progress }: { readonly progress: readonly CategoryProgress[] }) {
  const total = sum(progress, 'totalQuestions');
  const answered = sum(progress, 'answeredQuestions');
  const correct = sum(progress, 'correctAnswers');
  return (
    <SignPanel variant="theory" heading="All topics">
      <dl className="mt-2 mb-4 flex flex-wrap gap-x-10 gap-y-2">
        <Fact term="Answered" value={`${wholeNumber(answered)} of ${wholeNumber(total)}`} />
        <Fact term="Right" value={`${percentOf(correct, answered)}%`} />
      </dl>
      <LaneProgress
        label="Questions answered"
        value={answered}
        max={total}
        text={`${answered} of ${total} questions`}
        studs={false}
      />
    </SignPanel>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="font-sign text-3xl font-extrabold">{value}</dd>
    </div>
  );
}

function sum(
  progress: readonly CategoryProgress[],
  field: 'totalQuestions' | 'answeredQuestions' | 'correctAnswers',
): number {
  return progress.reduce((before, one) => before + one[field], 0);
}
