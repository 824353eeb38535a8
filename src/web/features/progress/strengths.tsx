import { Link } from 'react-router';
import type { CategoryProgress } from '#contract/progress.ts';
import { answersForStrength, type Strength, strengths } from '#domain/strengths.ts';
import { Card } from '#web/ui/card.tsx';

/** What goes best and what needs most work, once there is enough to tell. */
export function Strengths({ progress }: { readonly progress: readonly CategoryProgress[] }) {
  const { strongest, weakest } = strengths(progress);
  if (strongest.length === 0) {
    return (
      <Card heading="Strongest and weakest">
        <p className="max-w-prose">
          Answer at least {answersForStrength} questions in each of two topics, and this shows where you are strong and
          what needs work.
        </p>
      </Card>
    );
  }
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Ranking heading="Strongest" list={strongest} />
      <Ranking heading="Weakest" list={weakest} toPractise />
    </div>
  );
}

type RankingProps = { readonly heading: string; readonly list: readonly Strength[]; readonly toPractise?: boolean };

function Ranking({ heading, list, toPractise = false }: RankingProps) {
  return (
    <Card heading={heading}>
      <ol>
        {list.map(({ categoryId, categoryName, accuracy, answeredQuestions }) => (
          <li
            key={categoryId}
            className="flex min-h-19 items-center justify-between gap-4 border-t border-keyline first:border-t-0"
          >
            <span>
              {toPractise ? (
                <Link
                  to={`/practice/${categoryId}`}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {categoryName}
                </Link>
              ) : (
                <span className="font-semibold">{categoryName}</span>
              )}
              <span className="block text-ink-soft">{answeredQuestions} answered</span>
            </span>
            <span className="font-sign text-2xl font-extrabold">{accuracy}%</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
