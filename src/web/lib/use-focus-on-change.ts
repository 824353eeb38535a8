import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus on an element when a screen goes from one step to the next without a change of route: give the ref to the heading
 * of the step, with `tabIndex={-1}`. The first step leaves the focus where it is. A heading that is not there yet, since the step's
 * data is on the way, has the focus when it comes.
 */
export function useFocusOnChange<E extends HTMLElement>(step: string | number): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(step);
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (shown.current !== step) isDue.current = true;
    shown.current = step;
    if (!isDue.current || !element.current) return;
    isDue.current = false;
    element.current.focus();
  });
  return element;
}
