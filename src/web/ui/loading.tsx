import type { ReactNode } from 'react';

type LoadingProps = {
  /** 'Loading questions…' */
  readonly label: string;
  /** Skeletons of what will be here. */
  readonly children: ReactNode;
};

/** The loading state of a part of a screen: skeletons for the eye, one sentence for the ear. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div>
      <output aria-busy="true" className="sr-only">
        {label}
      </output>
      {children}
    </div>
  );
}
