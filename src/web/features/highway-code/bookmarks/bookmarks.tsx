import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '#web/app/area-page.tsx';
import { bookmarksQuery } from '#web/lib/bookmarks.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { sectionsQuery } from '../api/list-sections.ts';
import { SectionsLoading } from '../sections-loading.tsx';
import { BookmarkList } from './bookmark-list.tsx';

const intro =
  'Rules and sections that you want to find again. They are kept with your account, so that you have them on every device you use.';

/** `/highway/bookmarks` */
export function Component() {
  return (
    <AreaPage intro={intro}>
      <Bookmarks />
    </AreaPage>
  );
}

function Bookmarks() {
  const bookmarks = useQuery(bookmarksQuery);
  const sections = useQuery(sectionsQuery);
  if (bookmarks.data && sections.data) {
    return <BookmarkList bookmarks={bookmarks.data} sections={sections.data} empty={<NoBookmarks />} />;
  }
  const failed = [bookmarks, sections].filter(({ data, error }) => !data && error);
  if (failed.length === 0) return <SectionsLoading />;
  return (
    <ErrorState
      heading="Your bookmarks could not be loaded"
      failure={failed[0]?.error}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}

function NoBookmarks() {
  return (
    <EmptyState heading="No bookmarks yet" sign="information-parking">
      <p>Bookmark a rule or a section while you read, and find it again here.</p>
      <LinkButton to="/highway/learn">Learn the Code</LinkButton>
    </EmptyState>
  );
}
