import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

type PressButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'onPointerDown'> & {
  readonly onPress: () => void;
};

/** A click within this time of a press, in milliseconds, is that press as the finger or the key comes up. */
const clickFollows = 1000;

/**
 * A button that answers as the finger or the key goes down, since points hang on tenths of a second. A click that comes without
 * either (from a screen reader, a switch, a voice) counts as well; the one that follows them does not count again.
 */
export function PressButton({ onPress, ...rest }: PressButtonProps) {
  const pressed = useRef(Number.NEGATIVE_INFINITY);

  function press(at: number): void {
    pressed.current = at;
    onPress();
  }

  function byPointer({ button, timeStamp }: PointerEvent): void {
    if (button === 0) press(timeStamp);
  }

  function byKey(event: KeyboardEvent): void {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) press(event.timeStamp);
  }

  function byClick({ timeStamp }: MouseEvent): void {
    if (timeStamp - pressed.current > clickFollows) press(timeStamp);
  }

  return <button type="button" {...rest} onPointerDown={byPointer} onKeyDown={byKey} onClick={byClick} />;
}
