declare global {
  /** The click listener of index.html's inline script, which keeps what is tapped before the code is there. */
  var keepTap: ((event: Event) => void) | undefined;
  /** The link or control that was tapped. */
  var earlyTap: HTMLElement | undefined;
}

const controls = 'a, button, input, label, summary';
let focused: Element | null = null;

/** Remembers from now on where the focus is, which goes with the page's first paint. */
export function watchEarlyFocus(): void {
  focused = document.activeElement;
  addEventListener('focusin', follow);
}

/** Gives the screen that has taken over the page the focus and the tap that its first paint had. Call it once the screen is there. */
export function handOverEarlyUse(): void {
  removeEventListener('focusin', follow);
  if (globalThis.keepTap) removeEventListener('click', globalThis.keepTap, true);
  const tapped = globalThis.earlyTap;
  globalThis.earlyTap = undefined;
  if (document.activeElement === document.body) twinOf(focused)?.focus();
  // Later than the effect that calls this: what a tap does may have to be shown at once.
  setTimeout(() => twinOf(tapped)?.click());
}

function follow({ target }: Event): void {
  focused = target instanceof Element ? target : null;
}

/** The same control on the screen that is there now. */
function twinOf(control: Element | null | undefined): HTMLElement | undefined {
  if (!control?.matches(controls)) return undefined;
  return [...document.querySelectorAll<HTMLElement>(controls)].find((one) => nameOf(one) === nameOf(control));
}

/** What it is called; the text of the user menu, the learner's initial, is not in the first paint. */
function nameOf(control: Element): string {
  const marks = ['type', 'href', 'name', 'value'].map((name) => control.getAttribute(name));
  return [control.tagName, control.getAttribute('aria-label') ?? control.textContent, ...marks].join('\n');
}
