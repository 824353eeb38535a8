import { Lock, type LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

type PlateProps = { readonly icon: LucideIcon; readonly earned: boolean; readonly className?: string };

/** An achievement's round plate, like a mandatory sign: lit when earned, grey with a lock when not. Decorative: name it beside it. */
export function Plate({ icon: Icon, earned, className }: PlateProps) {
  return (
    <span aria-hidden="true" className={classes('relative inline-flex size-20 shrink-0', className)}>
      <span
        className={classes(
          'flex size-full items-center justify-center rounded-full border-4',
          earned
            ? 'border-highway bg-highway text-on-highway ring-2 ring-on-highway ring-inset'
            : 'border-keyline bg-sunken text-control',
        )}
      >
        <Icon className="size-9" strokeWidth={2.25} />
      </span>
      {!earned && (
        <span className="absolute -right-1 -bottom-1 flex size-8 items-center justify-center rounded-full border-2 border-keyline bg-surface text-ink-soft">
          <Lock className="size-4" />
        </span>
      )}
    </span>
  );
}
