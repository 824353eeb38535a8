import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { SignEntry } from '#contract/signs.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SignPicture } from '#web/ui/sign-picture.tsx';
import { useChangeFlag } from '../api/change-flag.ts';

type FlaggedSignProps = { readonly sign: SignEntry; readonly flagged: boolean };

/** One button takes the flag away and puts it back. */
export function FlaggedSign({ sign: { id, name, meaning, picture }, flagged: saved }: FlaggedSignProps) {
  const nameId = useId();
  const change = useChangeFlag(id);
  const flagged = change.isPending ? change.variables : saved;

  function toggle() {
    change.mutate(!flagged);
    announce(flagged ? 'Flag removed. Press again to undo.' : 'Sign flagged again.');
  }

  return (
    <article className="flex flex-wrap items-center gap-4 rounded-panel border border-keyline bg-surface p-4">
      <span className="flex size-28 shrink-0 items-center justify-center rounded-lg bg-sunken p-2">
        <SignPicture src={picture} alt="" lazy className={classes(!flagged && 'opacity-50')} />
      </span>
      <div className={classes('min-w-0 flex-1 basis-56', !flagged && 'text-ink-soft')}>
        <h2 id={nameId} className="text-xl">
          <Link to={`/signs/find/${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {name}
          </Link>
        </h2>
        <p>{meaning}</p>
      </div>
      <Button variant="secondary" aria-describedby={nameId} onClick={toggle} className="min-w-40">
        {!flagged && <Undo2 aria-hidden="true" className="size-5" />}
        {flagged ? 'Remove flag' : 'Undo'}
      </Button>
      {change.isError && (
        <p role="alert" className="basis-full font-semibold text-wrong">
          Not saved. {failureMessage(change.error, 'Please try again.')}
        </p>
      )}
    </article>
  );
}
