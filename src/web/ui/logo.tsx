import { classes } from './classes.ts';

/** The cat's eye: a white rubber housing with two glass beads. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 40 28" className={classes('shrink-0', className)} aria-hidden="true">
      <path d="M6 4h28l5 16v4H1v-4z" fill="#f7f5ee" />
      <path d="M1 20h38v4H1z" fill="#c8c4b8" />
      <circle cx="13" cy="12.5" r="5.5" fill="#191b1d" />
      <circle cx="27" cy="12.5" r="5.5" fill="#191b1d" />
      <circle cx="13" cy="12.5" r="3.8" fill="#ffb31a" />
      <circle cx="27" cy="12.5" r="3.8" fill="#ffb31a" />
      <circle cx="11.8" cy="11.2" r="1.2" fill="#fff4d6" />
      <circle cx="25.8" cy="11.2" r="1.2" fill="#fff4d6" />
    </svg>
  );
}
