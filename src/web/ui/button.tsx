import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant;
  /** As wide as its column. */
  readonly wide?: boolean;
  /** While true a press does nothing. The button keeps the focus, which a disabled one would lose. */
  readonly busy?: boolean;
};

/** A button with a 48 px target. `type` is `button` unless said otherwise. */
export function Button({ variant = 'primary', wide = false, busy = false, className, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(variant, wide, className)}
      onClick={press}
    />
  );
}
