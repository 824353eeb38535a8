import { useEffect, useRef } from 'react';

type ErrorSummaryProps = {
  readonly title?: string;
  /** What went wrong, one line each; with `fieldId` the line is a link to its field. */
  readonly errors: readonly { readonly message: string; readonly fieldId?: string }[];
};

/** The red box above a form. It takes the focus when it appears, and when what it says changes. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const said = errors.map(({ message }) => message).join();
  useEffect(() => box.current?.focus(), [said]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-2 border-l-8 border-wrong bg-wrong-tint px-4 py-3 text-ink"
    >
      {title && <p className="font-sign font-bold">{title}</p>}
      {errors.map(({ message, fieldId }) => (
        <p key={message}>
          {fieldId ? (
            <a className="underline underline-offset-4" href={`#${fieldId}`}>
              {message}
            </a>
          ) : (
            message
          )}
        </p>
      ))}
    </div>
  );
}
