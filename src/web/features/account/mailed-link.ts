import { useLayoutEffect, useState } from 'react';
import { emitAuthEvent } from '#web/lib/auth-events.ts';

/** What the login page is asked for by its address: the links in our letters carry a token after the `#`, which no server log sees. */
export type LoginTask =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'confirm'; readonly token: string }
  | { readonly kind: 'resend' }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'reset'; readonly token: string }
  /** After a reset: sign in with the new password. */
  | { readonly kind: 'changed' };

/** Reads `#confirm=…`, `#reset=…`, `#resend` and `#forgot`; anything else is for signing in. */
export function readLoginTask(hash: string): LoginTask {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const confirm = given.get('confirm');
  if (confirm) return { kind: 'confirm', token: confirm };
  const reset = given.get('reset');
  if (reset) return { kind: 'reset', token: reset };
  if (given.has('resend')) return { kind: 'resend' };
  return { kind: given.has('forgot') ? 'forgot' : 'sign-in' };
}

/** The task, once the page runs, and its setter: the prerendered page is for signing in. A token leaves the address as it is read. */
export function useLoginTask(): readonly [LoginTask, (task: LoginTask) => void] {
  const [task, setTask] = useState<LoginTask>({ kind: 'sign-in' });
  useLayoutEffect(() => {
    const read = () => {
      const asked = readLoginTask(location.hash);
      if ('token' in asked) history.replaceState(null, '', location.pathname);
      if (asked.kind === 'reset') emitAuthEvent('passwordRecovery', null);
      setTask(asked);
      // The inline script of login.html hid the form that was not asked for.
      delete document.documentElement.dataset['task'];
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return [task, setTask];
}
