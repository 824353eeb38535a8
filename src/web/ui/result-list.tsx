import type { ReactNode } from 'react';
import type { TestResult } from '#contract/results.ts';
import { shortDuration } from '#domain/duration.ts';
import { londonDateTime } from '#domain/london-date.ts';
import { resultName } from '#domain/result-name.ts';
import { Badge } from './badge.tsx';
import { LaneProgress } from './lane-progress.tsx';

/** Past results in full, newest first, each with its lane line of correct answers. A script may give an item the focus. */
export function ResultList({ results, label }: { readonly results: readonly TestResult[]; readonly label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {results.map((result) => (
        <li key={result.id} id={`result-${result.id}`} tabIndex={-1} className="rounded-panel">
          <ResultItem {...result} />
        </li>
      ))}
    </ol>
  );
}

function ResultItem({ testDate, passed, category, subcategory, ...counts }: TestResult) {
  const { score, correctAnswers, incorrectAnswers, timeTaken } = counts;
  const total = correctAnswers + incorrectAnswers;
  return (
    <article
      data-area={category}
      className="relative overflow-hidden rounded-panel border border-keyline bg-surface py-4 pr-5 pl-7 before:absolute before:inset-y-0 before:left-0 before:w-2 before:bg-band"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 grow basis-40 text-lg">{resultName(category, subcategory)}</h3>
        <Badge kind={passed ? 'right' : 'wrong'}>{passed ? 'Passed' : 'Failed'}</Badge>
      </div>
      <p className="text-ink-soft">
        <time dateTime={testDate}>{londonDateTime(Date.parse(testDate))}</time>
      </p>
      <LaneProgress label="Correct answers" value={correctAnswers} max={total} className="my-3" />
      <dl className="grid grid-cols-3 gap-3">
        <Figure name="Score">{score}%</Figure>
        <Figure name="Correct">
          {correctAnswers}/{total}
        </Figure>
        <Figure name="Time">{shortDuration(timeTaken)}</Figure>
      </dl>
    </article>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-sign text-lg font-bold">{children}</dd>
    </div>
  );
}
