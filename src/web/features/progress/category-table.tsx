import type { CategoryProgress } from '#contract/progress.ts';
import { percentOf } from '#domain/grading.ts';

/** The chart's numbers as a table. */
export function CategoryTable({ progress }: { readonly progress: readonly CategoryProgress[] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">Questions answered and answered right, topic by topic</caption>
      <thead>
        <tr className="border-b-2 border-control text-left align-bottom">
          <th scope="col" className="py-2 pr-3">
            Topic
          </th>
          <th scope="col" className="px-2 py-2 text-end">
            Answered
          </th>
          <th scope="col" className="py-2 pl-2 text-end">
            Right
          </th>
        </tr>
      </thead>
      <tbody>
        {progress.map(({ categoryId, categoryName, totalQuestions, answeredQuestions, correctAnswers }) => (
          <tr key={categoryId} className="border-b border-keyline">
            <th scope="row" className="py-2 pr-3 text-left font-semibold">
              {categoryName}
            </th>
            <td className="px-2 py-2 text-end tabular-nums">
              {answeredQuestions} of {totalQuestions}
            </td>
            <td className="py-2 pl-2 text-end tabular-nums">
              {answeredQuestions === 0 ? '–' : `${correctAnswers} (${percentOf(correctAnswers, answeredQuestions)}%)`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
