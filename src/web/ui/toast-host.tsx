import { Toast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { classes } from './classes.ts';
import type { ToastMessage } from './toast.ts';

/** Toasts stand in the browser's top layer, so that a dialog's backdrop does not cover them. */
const host = document.createElement('div');

const manager = Toast.createToastManager<{ readonly message: ToastMessage }>();

/**
 * Puts the toasts' region on the page, in a React root of its own, so that a toast needs no provider and outlives any screen.
 * Answers once the region is there and empty: a live region that arrives together with its text is not read out.
 */
export function mountToasts(): Promise<(message: ToastMessage) => void> {
  host.popover = 'manual';
  host.className =
    'fixed inset-x-4 top-4 bottom-auto m-0 w-auto overflow-visible border-0 bg-transparent p-0 sm:left-auto sm:w-96';
  document.body.append(host);
  raise();
  createRoot(host).render(<ToastHost />);
  return new Promise((ready) => {
    setTimeout(() => ready(add), 60);
  });
}

/** To the top of the top layer. Where there is no such layer (before 2024), an ordinary fixed place. */
function raise(): void {
  if (!('showPopover' in host)) return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

function add(message: ToastMessage): void {
  if (document.querySelector('dialog[open]')) raise();
  manager.add({
    title: message.title,
    description: message.description,
    timeout: message.duration,
    // Not 'high': the library then hides the toast from assistive technology with a focusable element inside.
    priority: 'low',
    data: { message },
  });
}

function ToastHost() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Viewport className="flex flex-col gap-2">
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ readonly message: ToastMessage }>();
  return toasts.map((one) => {
    const destructive = one.data?.message.kind === 'destructive';
    return (
      <Toast.Root
        key={one.id}
        toast={one}
        swipeDirection={['up', 'right']}
        className={classes(
          'rounded-control border-2 border-l-8 bg-surface text-ink shadow-lg transition-opacity duration-150',
          'max-sm:not-first:hidden data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 data-[limited]:hidden',
          destructive ? 'border-wrong' : 'border-ink',
        )}
      >
        <Toast.Content className="flex items-start gap-3 py-2 pr-1 pl-4">
          {destructive && <CircleAlert aria-hidden="true" className="mt-2 size-5 shrink-0 text-wrong" />}
          <div className="min-w-0 flex-1 py-1.5">
            <Toast.Title render={<p />} className="font-sign font-bold" />
            <Toast.Description />
          </div>
          <Toast.Close aria-label="Dismiss" className="flex size-11 items-center justify-center rounded-control">
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
