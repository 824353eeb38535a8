export const questionHeadingId = 'question-heading';
export const questionId = 'question';
export const explanationId = 'explanation';

/**
 * After a step to another question: the focus on its heading. Where the options do not all fit, the heading goes to the top of the
 * screen. Call it once the new question is on the page (`flushSync`), so that it happens in the same frame.
 */
export function showQuestion(): void {
  const heading = document.getElementById(questionHeadingId);
  heading?.focus({ preventScroll: true });
  if (!isInView(heading) || !isInView(document.getElementById(questionId))) heading?.scrollIntoView({ block: 'start' });
}

/** After an answer: as much of the explanation as fits, without hiding more of the question than it must. */
export function showExplanation(): void {
  document.getElementById(explanationId)?.scrollIntoView({ block: 'nearest' });
}

/** Whether all of an element is to be seen, above the action bar. */
function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const bar = document.querySelector('[data-action-bar]')?.getBoundingClientRect();
  return top >= 0 && bottom <= (bar?.top ?? innerHeight);
}
