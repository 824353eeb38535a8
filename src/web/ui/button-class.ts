import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-sign font-bold leading-tight ' +
  'transition-opacity duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-75';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-2 border-accent-ink bg-accent text-on-accent hover:opacity-90',
  secondary: 'border-2 border-control bg-surface text-ink hover:border-ink',
  quiet: 'border-2 border-transparent bg-transparent text-ink underline-offset-4 hover:underline',
  danger: 'border-2 border-wrong bg-surface text-wrong hover:bg-wrong-tint',
};

/** The look of a button, shared by buttons and by links that look like one. */
export function buttonClass(variant: ButtonVariant, wide: boolean, extra?: string): string {
  return classes(base, variants[variant], wide && 'w-full', extra);
}
