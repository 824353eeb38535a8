import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { bookmarksQuery } from '#web/lib/bookmarks.ts';
import { useToggle } from '#web/lib/use-toggle.ts';
import { classes } from '#web/ui/classes.ts';
import { useChangeBookmark } from './api/change-bookmark.ts';

type BookmarkButtonProps = {
  readonly itemId: string;
  /** What is bookmarked: 'Rule 126'. */
  readonly name: string;
};

/** Keeps a rule or section, or lets it go. It shows at once; a change that could not be saved is taken back, and says so. */
export function BookmarkButton({ itemId, name }: BookmarkButtonProps) {
  const { data } = useQuery(bookmarksQuery);
  const change = useChangeBookmark(itemId);
  const saved = data?.some((one) => one.itemId === itemId) ?? false;
  const { on: bookmarked, toggle } = useToggle(saved, change);
  return (
    <span className="flex shrink-0 items-center gap-1">
      {change.isError && (
        <span role="alert" className="text-sm font-semibold text-wrong">
          Not saved
        </span>
      )}
      <button
        type="button"
        aria-label={`Bookmark ${name}`}
        aria-pressed={bookmarked}
        title={bookmarked ? 'Remove bookmark' : 'Bookmark'}
        className="flex size-12 items-center justify-center rounded-control hover:bg-sunken"
        onClick={toggle}
      >
        <Bookmark
          aria-hidden="true"
          className={classes('size-6', bookmarked ? 'fill-accent-ink text-accent-ink' : 'text-ink-soft')}
        />
      </button>
    </span>
  );
}
