import { useLayoutEffect, useRef } from 'react';
import { showStage } from '../question/stage-heading.tsx';

/** Moves the focus with each step of the wizard but the first, which the route's own change takes care of. */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    showStage();
  }, [step]);
}
