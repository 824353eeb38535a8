import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { failureMessage } from '#web/lib/api-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { toast } from '#web/ui/toast.ts';
import { useChangeFlag } from '../api/change-flag.ts';
import { flagsQuery } from '../api/list-flags.ts';

/** Flags the sign, and takes the flag away again (reading 13). It shows at once; what could not be saved is taken back, and says so. */
export function FlagButton({ signId }: { readonly signId: string }) {
  const { data } = useQuery(flagsQuery);
  const change = useChangeFlag(signId);
  const saved = data?.some(({ kind, itemId }) => kind === 'sign' && itemId === signId) ?? false;
  const flagged = change.isPending ? change.variables : saved;

  function toggle() {
    change.mutate(!flagged, {
      onSuccess: (_, isFlagged) => {
        if (isFlagged) toast('Sign Flagged', 'This sign has been flagged for review.');
        else toast('Flag removed', 'This sign is no longer flagged for review.');
      },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        aria-pressed={flagged}
        onClick={toggle}
        className={classes('min-w-32', flagged && 'border-warn! bg-warn-tint!')}
      >
        <Flag aria-hidden="true" className={classes('size-5', flagged && 'fill-current')} />
        {flagged ? 'Flagged' : 'Flag'}
      </Button>
      {change.isError && (
        <p role="alert" className="font-semibold text-wrong">
          Not saved. {failureMessage(change.error, 'Please try again.')}
        </p>
      )}
    </div>
  );
}
