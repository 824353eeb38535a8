import { useEffect, useState } from 'react';

/** What the login page is asked for by its address: the links in our letters carry a token after the `#`, which no server log sees. */
export type LoginTask =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'confirm'; readonly token: string }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'reset'; readonly token: string };

/** Reads `#confirm=…`, `#reset=…` and `#forgot`; anything else is for signing in. */
export function readLoginTask(hash: string): LoginTask {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const confirm = given.get('confirm');
  if (confirm) return { kind: 'confirm', token: confirm };
  const reset = given.get('reset');
  if (reset) return { kind: 'reset', token: reset };
  return { kind: given.has('forgot') ? 'forgot' : 'sign-in' };
}

/** The task, once the page runs: the prerendered page is for signing in. A token is taken out of the address as it is read. */
export function useLoginTask(): LoginTask {
  const [task, setTask] = useState<LoginTask>({ kind: 'sign-in' });
  useEffect(() => {
    const read = () => {
      const asked = readLoginTask(location.hash);
      if ('token' in asked) history.replaceState(null, '', location.pathname);
      setTask(asked);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return task;
}
