import { classes } from './classes.ts';
import type { ToastMessage } from './toast.ts';

/** On a phone the newest alone is shown; wider screens have room for three. */
const mostAtOnce = 3;

/** Toasts stand in the browser's top layer, so that a dialog's backdrop does not cover them. */
const host = document.createElement('div');

let numberOfToasts = 0;

/**
 * Puts the toasts' place on the page. Plain elements: a toast needs no provider, outlives any screen, and costs 1 kB. Answers once
 * the place is there and empty: a live region that arrives together with its text is not read out.
 */
export function mountToasts(): Promise<(message: ToastMessage) => void> {
  host.popover = 'manual';
  host.role = 'region';
  host.ariaLabel = 'Notifications';
  host.ariaLive = 'polite';
  host.className =
    'fixed inset-x-4 top-4 bottom-auto m-0 flex w-auto flex-col gap-2 overflow-visible border-0 bg-transparent p-0 sm:left-auto sm:w-96';
  document.body.append(host);
  raise();
  return new Promise((ready) => {
    setTimeout(() => ready(add), 60);
  });
}

function add(message: ToastMessage): void {
  const toast = toastElement(message);
  if (document.querySelector('dialog[open]')) raise();
  host.prepend(toast.element);
  for (const surplus of [...host.children].slice(mostAtOnce)) surplus.remove();
  toast.run(message.duration);
}

/** To the top of the top layer, above a dialog that has opened since. Browsers from before 2024 have an ordinary fixed place. */
function raise(): void {
  if (!('showPopover' in host)) return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

function toastElement({ title, description, kind }: ToastMessage) {
  numberOfToasts += 1;
  const titleId = `toast-${numberOfToasts}`;
  const element = document.createElement('div');
  element.role = 'dialog';
  element.setAttribute('aria-labelledby', titleId);
  element.className = classes(
    'flex items-start gap-3 rounded-control border-2 border-l-8 bg-surface py-2 pr-1 pl-4 text-ink shadow-lg max-sm:not-first:hidden',
    kind === 'destructive' ? 'border-wrong' : 'border-ink',
  );

  const words = document.createElement('div');
  words.className = 'min-w-0 flex-1 py-1.5';
  const heading = document.createElement('p');
  heading.id = titleId;
  heading.className = 'font-sign font-bold';
  heading.textContent = title;
  words.append(heading);
  if (description !== undefined) {
    const sentence = document.createElement('p');
    sentence.textContent = description;
    words.append(sentence);
  }

  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.ariaLabel = 'Dismiss';
  dismiss.className = 'flex size-11 shrink-0 items-center justify-center rounded-control text-2xl leading-none';
  dismiss.textContent = '×';
  element.append(words, dismiss);
  return { element, run: (duration: number) => runDown(element, dismiss, duration) };
}

/** Takes the toast away after its time, which stands still while a pointer or the focus is on it. */
function runDown(element: HTMLElement, dismiss: HTMLElement, duration: number): void {
  let left = duration;
  let startedAt = performance.now();
  const focusBefore = document.activeElement;
  const remove = () => {
    clearTimeout(timer);
    const held = element.contains(document.activeElement);
    element.remove();
    if (held && focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus();
  };
  let timer = setTimeout(remove, left);

  const hold = () => {
    clearTimeout(timer);
    left -= performance.now() - startedAt;
    // Held again before it went on: no time passes between.
    startedAt = performance.now();
  };
  const goOn = () => {
    if (element.matches(':hover') || element.contains(document.activeElement)) return;
    clearTimeout(timer);
    startedAt = performance.now();
    timer = setTimeout(remove, Math.max(left, 0));
  };
  element.addEventListener('pointerenter', hold);
  element.addEventListener('focusin', hold);
  element.addEventListener('pointerleave', goOn);
  element.addEventListener('focusout', () => setTimeout(goOn));
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') remove();
  });
  dismiss.addEventListener('click', remove);
}
