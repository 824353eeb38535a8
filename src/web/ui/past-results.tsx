import type { TestResult } from '#contract/results.ts';
import { areas } from '#domain/areas.ts';
import { londonDateTime } from '#domain/london-date.ts';
import { Badge } from './badge.tsx';

type PastResultsProps = {
  /** What the list is, for those who do not see the heading above it. */
  readonly label: string;
  readonly results: readonly TestResult[];
};

/** Test results in short: when, in which area, passed or failed, and how many were right. */
export function PastResults({ label, results }: PastResultsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-keyline rounded-panel border border-keyline bg-surface">
      {results.map(({ id, testDate, category, subcategory, passed, score, correctAnswers, incorrectAnswers }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
          <div>
            <p className="font-semibold">{subcategory ?? areas[category].title}</p>
            <p className="text-ink-soft">
              <time dateTime={testDate}>{londonDateTime(Date.parse(testDate))}</time>
            </p>
          </div>
          <div className="flex items-center gap-3">
            <span>
              {correctAnswers} of {correctAnswers + incorrectAnswers}
            </span>
            <span className="min-w-14 text-right font-sign text-xl font-extrabold">{score}%</span>
            <Badge kind={passed ? 'right' : 'wrong'}>{passed ? 'Passed' : 'Failed'}</Badge>
          </div>
        </li>
      ))}
    </ul>
  );
}
