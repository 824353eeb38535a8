import { classes } from '#web/ui/classes.ts';

/** So many flags fit on a small phone; more presses than these are no look at the road. */
const mostFlags = 20;

/** A red flag for each press, as in the real test. What a press is worth is not told here. */
export function ResponseFlags({ count }: { readonly count: number }) {
  return (
    <p className="flex min-h-7 items-center gap-2">
      <span className="sr-only">{count === 1 ? '1 press so far' : `${count} presses so far`}</span>
      <span aria-hidden="true" className="flex flex-wrap gap-1">
        {Array.from({ length: Math.min(count, mostFlags) }, (_, index) => (
          // Flags are alike and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <Flag key={index} />
        ))}
      </span>
    </p>
  );
}

/** A small flag on a pole. */
export function Flag({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 14 20" aria-hidden="true" className={classes('h-5 w-3.5', className)}>
      <path d="M1.5 1v18" className="stroke-ink" strokeWidth="2" strokeLinecap="round" />
      <path d="M2.5 1.5h11l-3 4 3 4h-11z" className="fill-wrong" />
    </svg>
  );
}
