import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { londonDate } from '#domain/london-date.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { useToggle } from '#web/lib/use-toggle.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useChangeBookmark } from '../api/change-bookmark.ts';
import { CodePlate } from '../code-plate.tsx';

type BookmarkRowProps = {
  readonly itemId: string;
  readonly createdAt: number;
  readonly plate: string;
  readonly title: string;
  readonly section: string;
  readonly saved: boolean;
};

/** One button removes the bookmark and puts it back. */
export function BookmarkRow({ itemId, createdAt, plate, title, section, saved }: BookmarkRowProps) {
  const titleId = useId();
  const change = useChangeBookmark(itemId);
  const { on: bookmarked, toggle } = useToggle(saved, change);

  function press() {
    toggle();
    announce(bookmarked ? 'Bookmark removed. Press again to undo.' : 'Bookmark kept.');
  }

  return (
    <article className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-panel border border-keyline bg-surface px-5 py-4">
      <div className={classes('min-w-0 flex-1 basis-56', !bookmarked && 'text-ink-soft')}>
        <CodePlate>{plate}</CodePlate>
        <h2 id={titleId} className="text-xl">
          <Link
            to={`/highway/learn#${itemId}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {title}
          </Link>
        </h2>
        <p className="text-ink-soft">
          {section} · added {londonDate(createdAt)}
        </p>
      </div>
      <Button variant="secondary" aria-describedby={titleId} onClick={press} className="min-w-32">
        {!bookmarked && <Undo2 aria-hidden="true" className="size-5" />}
        {bookmarked ? 'Remove' : 'Undo'}
      </Button>
      {change.isError && (
        <p role="alert" className="basis-full font-semibold text-wrong">
          Not saved. {failureMessage(change.error, 'Please try again.')}
        </p>
      )}
    </article>
  );
}
