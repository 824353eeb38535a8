import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hazardIntroSeconds } from '#domain/constants.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { prefersReducedMotion } from '#web/lib/motion.ts';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { classes } from '#web/ui/classes.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { useClipClock } from '../player/use-clip-clock.ts';
import { Scene } from '../scenes/scene.tsx';
import { FilmControls } from './film-controls.tsx';
import { momentOf, paragraphAt, startOf } from './film-time.ts';
import { IntroBar } from './intro-bar.tsx';
import { introPictures } from './intro-pictures.tsx';
import { introSteps } from './intro-steps.ts';
import { Transcript } from './transcript.tsx';

/** `/hazard/intro`: the introduction as a drawn film, whose words stand beside it. `?step=` is the step it begins with. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const asked = Math.min(introSteps.length, Math.max(1, Number.parseInt(params.get('step') ?? '1', 10) || 1)) - 1;
  const [seconds, setSeconds] = useState(() => startOf(asked));
  const clock = useClipClock({ duration: hazardIntroSeconds, onFrame: moveTo, onEnd: () => undefined });
  const moment = momentOf(seconds);
  // Whoever goes to a step by its address or its buttons goes there in the film, too.
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    if (moment.index !== asked) setSeconds(startOf(asked));
  }
  // The film goes on by itself, and leaves the focus where it is.
  const [jumps, setJumps] = useState(0);
  const heading = useFocusOnChange<HTMLHeadingElement>(jumps);

  function moveTo(now: number): void {
    setSeconds(now);
    const { index } = momentOf(now);
    if (index !== asked) setParams({ step: String(index + 1) }, { replace: true, preventScrollReset: true });
  }

  function jump(): void {
    clock.pause();
    setJumps(jumps + 1);
  }

  function playOrPause(): void {
    if (clock.isPlaying) clock.pause();
    else clock.play(seconds >= hazardIntroSeconds ? 0 : seconds);
  }

  const step = introSteps[moment.index];
  if (!step) return null;
  const Picture = introPictures[step.picture];
  const isMoving = clock.isPlaying || moment.progress > 0;
  return (
    <AreaPage wide actions={<IntroBar index={moment.index} onGo={jump} />}>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div>
          <Scene label={step.shows} className="rounded-lg border-2 border-asphalt bg-asphalt">
            <Picture progress={isMoving && !prefersReducedMotion() ? moment.progress : 1} />
          </Scene>
          <FilmControls
            seconds={seconds}
            isPlaying={clock.isPlaying}
            onPlayOrPause={playOrPause}
            onSeek={(to) => {
              if (clock.isPlaying) clock.play(to);
              moveTo(to);
            }}
          />
        </div>
        <div className="flex min-h-64 flex-col gap-3">
          <p className="text-ink-soft">
            Picture {moment.index + 1} of {introSteps.length}
          </p>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {step.heading}
          </h2>
          {step.text.map((paragraph, index) => (
            <p
              key={paragraph}
              className={classes(
                'max-w-prose border-l-4 pl-3 text-lg',
                clock.isPlaying && index === paragraphAt(moment) ? 'border-stud' : 'border-transparent',
              )}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <LaneProgress label="Pictures seen" value={moment.index + 1} max={introSteps.length} />
      <Transcript />
    </AreaPage>
  );
}
