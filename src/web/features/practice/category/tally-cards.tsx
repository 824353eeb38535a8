import type { Tally } from '#domain/practice-run.ts';
import { StatCards } from '../question/stat-cards.tsx';

/** Questions Answered, Correct Answers, Accuracy. */
export function TallyCards({ tally: { answered, correct, accuracy } }: { readonly tally: Tally }) {
  return (
    <StatCards
      stats={[
        { name: 'Questions Answered', value: String(answered) },
        { name: 'Correct Answers', value: String(correct) },
        { name: 'Accuracy', value: `${accuracy}%` },
      ]}
    />
  );
}
