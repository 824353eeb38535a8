import { Pause, Play } from 'lucide-react';
import { clockTime } from '#domain/clock-time.ts';
import { hazardIntroSeconds } from '#domain/constants.ts';
import { durationInWords } from '#domain/duration.ts';
import { Button } from '#web/ui/button.tsx';

type FilmControlsProps = {
  readonly seconds: number;
  readonly isPlaying: boolean;
  readonly onPlayOrPause: () => void;
  readonly onSeek: (seconds: number) => void;
};

/** Play or pause, and where the film is. */
export function FilmControls({ seconds, isPlaying, onPlayOrPause, onSeek }: FilmControlsProps) {
  const now = Math.floor(seconds);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button className="min-w-32" onClick={onPlayOrPause}>
        {isPlaying ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
        {isPlaying ? 'Pause' : 'Play film'}
      </Button>
      <input
        type="range"
        aria-label="Place in the film"
        aria-valuetext={`${durationInWords(now)} of ${durationInWords(hazardIntroSeconds)}`}
        min={0}
        max={hazardIntroSeconds}
        step={1}
        value={now}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="h-11 min-w-32 flex-1 cursor-pointer accent-(--accent-ink)"
      />
      <span aria-hidden="true" className="tabular-nums">
        {clockTime(now)} of {clockTime(hazardIntroSeconds)}
      </span>
    </div>
  );
}
