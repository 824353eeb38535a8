import { explanationId } from './explanation-card.tsx';

export const questionHeadingId = 'question-heading';

/**
 * After a step to another question: the focus on its heading, which is brought to the top if it is out of view. Call it once the new
 * question is on the page (`flushSync`), so that it happens in the same frame.
 */
export function showQuestion(): void {
  const heading = document.getElementById(questionHeadingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: isAbove(heading) ? 'start' : 'nearest' });
}

/** After an answer: as much of the explanation as fits, without hiding more of the question than it must. */
export function showExplanation(): void {
  document.getElementById(explanationId)?.scrollIntoView({ block: 'nearest' });
}

function isAbove(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top < 0;
}
