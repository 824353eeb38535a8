import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** The four areas' signs, and a plain white one. */
export type SignVariant = 'theory' | 'hazard' | 'highway' | 'signs' | 'neutral';

/** Written out, so that Tailwind finds the names. */
const signs: Readonly<Record<SignVariant, string>> = {
  theory: 'sign-theory',
  hazard: 'sign-hazard',
  highway: 'sign-highway',
  signs: 'sign-signs',
  neutral: 'sign-neutral',
};

/** The class of a sign panel, for elements that are more than a box (a link, a section). */
export function signPanelClass(variant: SignVariant, extra?: string): string {
  return classes('sign-panel p-6', signs[variant], extra);
}

type SignPanelProps = {
  readonly variant?: SignVariant;
  readonly heading?: ReactNode;
  /** Level of the heading; 2 unless said otherwise. */
  readonly level?: 2 | 3;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A panel drawn like a direction sign. A primary button on it is turned round in colour by itself. */
export function SignPanel({ variant = 'neutral', heading, level = 2, className, children }: SignPanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={signPanelClass(variant, className)}>
      {heading && <Heading className="text-2xl">{heading}</Heading>}
      {children}
    </section>
  );
}
