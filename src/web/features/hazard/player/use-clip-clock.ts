import { useEffect, useRef, useState } from 'react';

/** Longer between two frames than this the page was hidden: the clip waited. */
const mostBetweenFrames = 1;

type ClipClockInput = {
  /** Seconds. */
  readonly duration: number;
  /** Called in each frame with the seconds from the clip's start. */
  readonly onFrame: (seconds: number) => void;
  readonly onEnd: () => void;
};

export type ClipClock = {
  readonly isPlaying: boolean;
  /** Seconds from the clip's start, at this moment. */
  readonly seconds: () => number;
  /** From where it stands, or from `from`; until the end of the clip, or `until`, where it stops without an end. */
  readonly play: (from?: number, until?: number) => void;
  readonly pause: () => void;
};

/**
 * The time of a clip, frame by frame. It follows the time of day and not the frames, so that a slow device shows fewer pictures of
 * the same clip.
 */
export function useClipClock({ duration, onFrame, onEnd }: ClipClockInput): ClipClock {
  const [isPlaying, setPlaying] = useState(false);
  const seconds = useRef(0);
  const until = useRef(Number.POSITIVE_INFINITY);
  const seen = useRef({ onFrame, onEnd });
  useEffect(() => {
    seen.current = { onFrame, onEnd };
  });

  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const passed = Math.max(0, (now - before) / 1000);
      before = now;
      if (passed < mostBetweenFrames) seconds.current = Math.min(duration, seconds.current + passed);
      seen.current.onFrame(seconds.current);
      if (seconds.current >= duration) {
        setPlaying(false);
        seen.current.onEnd();
      } else if (seconds.current >= until.current) setPlaying(false);
      else frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, duration]);

  return {
    isPlaying,
    seconds: () => seconds.current,
    play(from = seconds.current, end = Number.POSITIVE_INFINITY) {
      seconds.current = from;
      until.current = end;
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
