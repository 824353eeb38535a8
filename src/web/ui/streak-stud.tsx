import { classes } from './classes.ts';

/** '{n} day streak', with the stud that glows. Nothing at 0. */
export function StreakStud({ days, className }: { readonly days: number; readonly className?: string }) {
  if (days <= 0) return null;
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 rounded-full bg-asphalt-raised py-1 pr-3 pl-2 font-sign text-sm font-bold whitespace-nowrap text-on-asphalt',
        className,
      )}
    >
      <span aria-hidden="true" className="stud-lit size-4 rounded-full border-2 border-paint" />
      {days} day streak
    </span>
  );
}
