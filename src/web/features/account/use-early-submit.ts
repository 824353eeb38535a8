import { type RefObject, useEffect } from 'react';

/** Only the page's first form can have been sent early; the mark is set for every later one too. */
let looked = false;

/**
 * Sends a form that was sent before the page's code was there. The inline script in auth/*.html stopped the browser from sending it
 * and left a mark; what was typed is still in the fields.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const isFirst = !looked;
    looked = true;
    if (!isFirst || root.dataset['submitted'] !== 'early') return;
    delete root.dataset['submitted'];
    form.current?.requestSubmit();
  }, [form]);
}
