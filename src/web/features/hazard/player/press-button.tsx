import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

type PressButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'onPointerDown'> & {
  readonly onPress: () => void;
};

/**
 * A button that answers as the finger or the key goes down, since points hang on tenths of a second. A click that comes without
 * either (from a screen reader, a switch, a voice) counts as well; the one that follows them does not count again.
 */
export function PressButton({ onPress, ...rest }: PressButtonProps) {
  const isAnswered = useRef(false);

  function byPointer({ button }: PointerEvent): void {
    if (button !== 0) return;
    isAnswered.current = true;
    onPress();
  }

  function byKey(event: KeyboardEvent): void {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Otherwise the browser clicks as well: on Enter at once, on Space when it is let go.
    event.preventDefault();
    if (!event.repeat) onPress();
  }

  function byClick(event: MouseEvent): void {
    event.preventDefault();
    if (!isAnswered.current) onPress();
    isAnswered.current = false;
  }

  return <button type="button" {...rest} onPointerDown={byPointer} onKeyDown={byKey} onClick={byClick} />;
}
