import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = {
  readonly open: boolean;
  /** Escape, the backdrop's dismissal by the browser, or a button inside asked for it to close. */
  readonly onClose: () => void;
  readonly heading: string;
  readonly children: ReactNode;
  /** The buttons at the foot. */
  readonly actions?: ReactNode;
};

/** A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, heading, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // The owner decides; it takes `open` away, and the effect closes.
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-panel border-2 border-ink bg-surface p-0 text-ink backdrop:bg-asphalt/70"
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col gap-4 overflow-y-auto p-6">
          <h2 id={headingId} className="text-2xl">
            {heading}
          </h2>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
