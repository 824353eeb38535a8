import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { bookmarksQuery } from '#web/lib/bookmarks.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { AreaResults } from './area-results.tsx';

const intro =
  'What you keep to read again, and how your quick quizzes went. A quiz has three questions on the Code, and takes about two minutes.';

/** `/highway/progress` */
export function Component() {
  return (
    <AreaPage intro={intro}>
      <BookmarkCount />
      <AreaResults area="highway" empty="You have not saved a quiz result yet. A quick quiz takes about two minutes.">
        <LinkButton to="/highway/quiz">Take the quick quiz</LinkButton>
      </AreaResults>
    </AreaPage>
  );
}

function BookmarkCount() {
  const { data, error, refetch } = useQuery(bookmarksQuery);
  if (!data && error) {
    return <ErrorState heading="Your bookmarks could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  return (
    <SignPanel variant="highway" heading="Bookmarks">
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <p aria-busy={!data}>
          <span className="font-sign text-3xl font-extrabold">{data ? data.length : '–'}</span>{' '}
          {data?.length === 1 ? 'rule or section kept' : 'rules and sections kept'}
        </p>
        {data?.length === 0 ? (
          <LinkButton to="/highway/learn">Learn the Code</LinkButton>
        ) : (
          <LinkButton to="/highway/bookmarks">See bookmarks</LinkButton>
        )}
      </div>
    </SignPanel>
  );
}
