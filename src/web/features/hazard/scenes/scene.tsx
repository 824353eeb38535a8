import { type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';

type SceneProps = {
  /** What is to be seen, for those who do not see it; without it the picture is decoration. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A picture of 320 by 180, drawn in code, with rounded corners. */
export function Scene({ label, className, children }: SceneProps) {
  const clip = useId();
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 320 180" {...role} className={classes('block w-full', className)}>
      <clipPath id={clip}>
        <rect width="320" height="180" rx="8" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{children}</g>
    </svg>
  );
}
