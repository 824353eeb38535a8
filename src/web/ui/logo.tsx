import { classes } from './classes.ts';
import { Drawing } from './drawing.tsx';
import catsEye from './drawn/cats-eye.svg?raw';

/** The cat's eye: a white rubber housing with two glass beads. */
export function Logo({ className }: { readonly className?: string }) {
  return <Drawing svg={catsEye} className={classes('shrink-0', className)} />;
}
