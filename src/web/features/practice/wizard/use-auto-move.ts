import { useEffect, useEffectEvent, useState } from 'react';
import { autoMoveNextDelay } from '#domain/constants.ts';

/** Moves on by itself 1.5 s after a right answer, unless a key or a tap on the page stops it (reading 16). */
export function useAutoMove(onMove: () => void) {
  const [isMoving, setMoving] = useState(false);
  const move = useEffectEvent(() => {
    setMoving(false);
    onMove();
  });

  useEffect(() => {
    if (!isMoving) return;
    const stop = () => setMoving(false);
    const timer = setTimeout(move, autoMoveNextDelay);
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, stop, true);
    return () => {
      clearTimeout(timer);
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, stop, true);
    };
  }, [isMoving]);

  return { isMoving, start: () => setMoving(true) };
}
