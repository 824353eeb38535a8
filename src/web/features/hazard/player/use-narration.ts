import { useRef, useState } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import { announce } from '#web/ui/announce.ts';

/** What a passenger would say, as the clip goes on; while `isOn` it is shown, and told to screen readers. */
export function useNarration({ narration }: HazardClip, isOn: boolean) {
  const [line, setLine] = useState<string>();
  const said = useRef(-1);
  return {
    line: isOn ? line : undefined,
    /** Says the line of this moment, once. */
    follow(seconds: number) {
      const now = narration.findLastIndex(({ at }) => at <= seconds);
      if (now === said.current) return;
      said.current = now;
      const words = narration[now]?.says;
      setLine(words);
      // A clip does not wait: an older line is of no use any more.
      if (isOn && words !== undefined) announce(words, 'assertive');
    },
    restart() {
      said.current = -1;
      setLine(undefined);
    },
  };
}
