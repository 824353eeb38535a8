/**
 * A ref for what goes away by itself, such as a notice whose button has done its work: if the focus is in it then, it goes to the
 * screen's main part instead of being lost.
 */
export function handBackFocus(box: HTMLElement | null): () => void {
  return () => {
    if (box?.contains(document.activeElement)) focusMain();
  };
}

/** For an event that takes the focused button off the screen. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
