import { type RefObject, useEffect } from 'react';

/**
 * Sends a form that was sent before the page's code was there. The inline script in auth/*.html stopped the browser from sending it
 * and left a mark; what was typed is still in the fields.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset['submitted'] !== 'early') return;
    delete root.dataset['submitted'];
    form.current?.requestSubmit();
  }, [form]);
}
