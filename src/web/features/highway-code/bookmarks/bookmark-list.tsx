import type { ReactNode } from 'react';
import type { HighwayCodeSection } from '#contract/area-content.ts';
import type { Bookmark } from '#contract/bookmarks.ts';
import { useKeptList } from '#web/lib/use-kept-list.ts';
import { BookmarkRow } from './bookmark-row.tsx';
import { findBookmarked } from './find-bookmarked.ts';

type BookmarkListProps = {
  readonly bookmarks: readonly Bookmark[];
  readonly sections: readonly HighwayCodeSection[];
  readonly empty: ReactNode;
};

/** The learner's bookmarks, newest first. One that is removed stays in its place, with an Undo. */
export function BookmarkList({ bookmarks, sections, empty }: BookmarkListProps) {
  const kept = useKeptList(bookmarks, ({ itemId }) => itemId);
  if (kept.length === 0) return empty;
  return (
    <ul aria-label="Bookmarks" className="flex flex-col gap-3">
      {kept.map(({ item, present }) => (
        <li key={item.itemId}>
          <BookmarkRow
            itemId={item.itemId}
            createdAt={item.createdAt}
            saved={present}
            {...findBookmarked(item.itemId, sections)}
          />
        </li>
      ))}
    </ul>
  );
}
