import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { DeleteAccount } from './delete-account.tsx';
import { useDownload } from './use-download.ts';

/** Reading 39: what is held can be taken away, and deleted. */
export function YourData() {
  const [isDeleting, setDeleting] = useState(false);
  const [{ busy, words, failed }, download] = useDownload();
  return (
    <Card heading="Your data">
      <p className="mb-4 max-w-prose">
        What we keep is yours. The{' '}
        <Link to="/privacy" className="font-semibold underline underline-offset-4">
          privacy page
        </Link>{' '}
        says what that is, and why.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-5" />
          Download my data
        </Button>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
          Delete my account
        </Button>
      </div>
      <output className={classes('mt-2 block min-h-7 wrap-anywhere', failed && 'font-semibold text-wrong')}>
        {words}
      </output>
      <DeleteAccount open={isDeleting} onClose={() => setDeleting(false)} />
    </Card>
  );
}
