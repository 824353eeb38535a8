import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FlagEntry } from '#contract/flags.ts';
import { writeSetting } from '#web/lib/local-settings.ts';
import { useKeptList } from '#web/lib/use-kept-list.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { questionsQuery } from './api/pick-questions.ts';
import { FlaggedLoading } from './flagged-loading.tsx';
import { FlaggedQuestion } from './flagged-question.tsx';

type FlaggedListProps = { readonly flags: readonly FlagEntry[]; readonly empty: ReactNode };

/** The flagged questions, newest first. One whose flag is taken away stays in its place, with an Undo. */
export function FlaggedList({ flags, empty }: FlaggedListProps) {
  const kept = useKeptList(flags, ({ itemId }) => itemId);
  const ids = kept.map(({ item }) => item.itemId);
  const { data, error, refetch } = useQuery({
    ...questionsQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (ids.length === 0) return empty;
  if (!data) {
    if (!error) return <FlaggedLoading />;
    return (
      <ErrorState heading="Your flagged questions could not be loaded" failure={error} onRetry={() => void refetch()} />
    );
  }
  // A question that was withdrawn from the bank has a flag and no text.
  const byId = new Map(data.map((question) => [question.id, question]));
  const shown = kept.flatMap(({ item, present }) => {
    const question = byId.get(item.itemId);
    return question ? [{ question, flagged: present }] : [];
  });
  if (shown.length === 0) return empty;
  return (
    <>
      <PractiseThese count={shown.filter(({ flagged }) => flagged).length} />
      <ul aria-label="Flagged questions" className="flex flex-col gap-4">
        {shown.map(({ question, flagged }) => (
          <li key={question.id}>
            <FlaggedQuestion question={question} flagged={flagged} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PractiseThese({ count }: { readonly count: number }) {
  return (
    <SignPanel variant="theory">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{heading(count)}</h2>
        <LinkButton
          to="/theory/practice"
          className={count === 0 ? 'invisible' : ''}
          // The practice screens start with the scope that was chosen last.
          onClick={() => writeSetting('practiceScope', 'flagged')}
        >
          Practise these
        </LinkButton>
      </div>
    </SignPanel>
  );
}

function heading(count: number): string {
  if (count === 0) return 'Nothing flagged any more';
  return count === 1 ? '1 flagged question' : `${count} flagged questions`;
}
