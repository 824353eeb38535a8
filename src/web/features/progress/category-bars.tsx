import type { CategoryProgress } from '#contract/progress.ts';
import { percentOf } from '#domain/grading.ts';

/** A lane for each category: a thin line as far as questions were answered, studs as far as they were right. */
export function CategoryBars({ progress }: { readonly progress: readonly CategoryProgress[] }) {
  return (
    <figure>
      <figcaption className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
        <Key name="Answered" answered={100} correct={0} />
        <Key name="Right" answered={100} correct={100} />
      </figcaption>
      <ul aria-label="Progress by topic" className="flex flex-col gap-3">
        {progress.map((category) => (
          <li key={category.categoryId} className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-[14rem_1fr]">
            <span className="font-semibold">{category.categoryName}</span>
            <span className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[1fr_15rem]">
              <Bar
                answered={percentOf(category.answeredQuestions, category.totalQuestions)}
                correct={percentOf(category.correctAnswers, category.totalQuestions)}
              />
              <span className="text-ink-soft">{words(category)}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function words({ totalQuestions, answeredQuestions, correctAnswers }: CategoryProgress): string {
  if (totalQuestions === 0) return 'No questions available yet';
  if (answeredQuestions === 0) return `0 of ${totalQuestions} answered`;
  const accuracy = percentOf(correctAnswers, answeredQuestions);
  return `${answeredQuestions} of ${totalQuestions} answered, ${accuracy}% right`;
}

function Key({
  name,
  answered,
  correct,
}: {
  readonly name: string;
  readonly answered: number;
  readonly correct: number;
}) {
  return (
    <span className="flex items-center gap-2">
      <span className="block w-16">
        <Bar answered={answered} correct={correct} />
      </span>
      {name}
    </span>
  );
}

/** Widths are SVG attributes in percent, which need no inline style. The words beside the bar say what it shows. */
function Bar({ answered, correct }: { readonly answered: number; readonly correct: number }) {
  return (
    <span className="block rounded-full bg-asphalt px-2">
      <svg className="block h-5 w-full overflow-visible" aria-hidden="true">
        {[25, 50, 75].map((quarter) => (
          <line key={quarter} x1={`${quarter}%`} x2={`${quarter}%`} y1="5" y2="15" className="stroke-stud-off" />
        ))}
        {answered > 0 && <line x1="0" x2={`${answered}%`} y1="50%" y2="50%" className="stroke-paint" strokeWidth="3" />}
        {correct > 0 && (
          <line
            x1="0"
            x2={`${correct}%`}
            y1="50%"
            y2="50%"
            className="stroke-stud"
            strokeWidth="10"
            strokeDasharray="10 4"
          />
        )}
      </svg>
    </span>
  );
}
