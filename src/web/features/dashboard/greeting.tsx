import type { RefObject } from 'react';
import { useLearner } from '#web/lib/session.ts';

/** Who is here, with the plate that every learner's car carries. */
export function Greeting({ headingRef }: { readonly headingRef: RefObject<HTMLHeadingElement | null> }) {
  const firstName = useLearner().fullName.trim().split(/\s+/)[0];
  return (
    <div className="flex items-center gap-4">
      <LearnerPlate />
      <div className="min-w-0">
        <h2 ref={headingRef} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          Hello, {firstName || 'Driver'}
        </h2>
        <p className="text-ink-soft">Theory Test Trainee</p>
      </div>
    </div>
  );
}

/** The L-plate: a red L on a white square, by day and by night. Decorative. */
function LearnerPlate() {
  return (
    <svg viewBox="0 0 56 56" className="size-14 shrink-0" aria-hidden="true">
      <rect x="1" y="1" width="54" height="54" rx="8" fill="#fff" className="stroke-control" strokeWidth="2" />
      <path d="M18 11h9v26h13v8H18z" fill="#c4161c" />
    </svg>
  );
}
