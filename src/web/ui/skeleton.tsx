import { classes } from './classes.ts';

/** A grey block in the place and size of what is loading. Put it in a `Loading` region, which says so in words. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-pulse rounded-control bg-sunken', className)} />;
}
