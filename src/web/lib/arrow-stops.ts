import type { KeyboardEvent } from 'react';

/** The places that the arrow keys go through: the elements with `data-stop`, in the order of the page, unless they are put by. */
export function stopsIn(element: Element | null): readonly HTMLElement[] {
  return element ? [...element.querySelectorAll<HTMLElement>('[data-stop]:not([data-put-by] *)')] : [];
}

/** Moves the focus from stop to stop. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = stopsIn(event.currentTarget);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
