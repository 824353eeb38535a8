import { toastDurations } from '#domain/constants.ts';

export type ToastKind = 'default' | 'destructive';

export type ToastOptions = {
  readonly kind?: ToastKind;
  /** Milliseconds; 2500 unless given. */
  readonly duration?: number;
};

export type ToastMessage = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly kind: ToastKind;
  readonly duration: number;
};

type Show = (message: ToastMessage) => void;

const carriedKey = 'catseye.toasts';
let waiting: ToastMessage[] = [];
let show: Show | undefined;
let loading = false;

/**
 * Shows a toast, from anywhere. It is announced too, and a pointer or the focus on it holds it. The toasts' code is loaded with the
 * first one, which waits for it. What matters must also be on the page.
 */
export function toast(title: string, description?: string, options: ToastOptions = {}): void {
  waiting.push(message(title, description, options));
  flush();
}

/** Keeps a toast for the page that the browser opens next: sign-in and sign-out load a new document. */
export function carryToast(title: string, description?: string, options: ToastOptions = {}): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(carriedKey) ?? '[]') as ToastMessage[];
    sessionStorage.setItem(carriedKey, JSON.stringify([...carried, message(title, description, options)]));
  } catch {
    // Without storage the toast is lost; what it says is also plain from the page that follows.
  }
}

/** Shows what the page before this one carried over. Called once at each start. */
export function showCarriedToasts(): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(carriedKey) ?? '[]') as ToastMessage[];
    sessionStorage.removeItem(carriedKey);
    waiting.push(...carried);
  } catch {
    return;
  }
  flush();
}

function message(title: string, description: string | undefined, options: ToastOptions): ToastMessage {
  return { title, description, kind: options.kind ?? 'default', duration: options.duration ?? toastDurations.default };
}

function flush(): void {
  if (waiting.length === 0) return;
  if (show) {
    const due = waiting;
    waiting = [];
    due.forEach(show);
    return;
  }
  if (loading) return;
  loading = true;
  import('./toast-host.ts')
    .then(({ mountToasts }) => mountToasts())
    .then((mounted) => {
      show = mounted;
      flush();
    })
    // The toasts' code could not be fetched; the next toast tries again, and what waits is shown with it.
    .catch(() => undefined)
    .finally(() => {
      loading = false;
    });
}
