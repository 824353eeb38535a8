import { useRef, useState } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import { clockTime } from '#domain/clock-time.ts';
import { type HazardWindow, scoreClip } from '#domain/hazard-scoring.ts';
import { useSetting } from '#web/lib/local-settings.ts';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ClipOutcome } from './clip-outcome.tsx';
import { ClipScreen } from './clip-screen.tsx';
import { PressButton } from './press-button.tsx';
import { ResponseFlags } from './response-flags.tsx';
import { useClipClock } from './use-clip-clock.ts';
import { useDrive } from './use-drive.ts';
import { useNarration } from './use-narration.ts';

type ClipPlayerProps = {
  readonly clip: HazardClip;
  /** A clip of a test plays once, without a pause, and does not tell how it went. */
  readonly isTest?: boolean;
  /** When the clip has ended: what was pressed, in seconds from its start. */
  readonly onEnd?: (presses: readonly number[]) => void;
};

type Stage = 'ready' | 'playing' | 'paused' | 'ended';

/** When a hazard is shown again: seconds before it opens, and after it closes. */
const lead = 3;
const trail = 1.5;

/** A clip that plays, the place to press, and afterwards how it went. */
export function ClipPlayer({ clip, isTest = false, onEnd }: ClipPlayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pressButton = useRef<HTMLButtonElement>(null);
  const drive = useDrive(canvas, clip.id);
  const [stage, setStage] = useState<Stage>('ready');
  const [presses, setPresses] = useState<readonly number[]>([]);
  const [describes, setDescribes] = useSetting('clipDescriptions');
  const isTold = describes || drive.state.is === 'undrawable';
  const narration = useNarration(clip, isTold);
  const clock = useClipClock({
    duration: clip.duration,
    onFrame(seconds) {
      drive.show(seconds);
      narration.follow(seconds);
    },
    onEnd() {
      // What is shown again has ended before.
      if (stage === 'ended') return;
      setStage('ended');
      if (document.fullscreenElement) void document.exitFullscreen();
      onEnd?.(presses);
    },
  });
  const outcome = useFocusOnChange<HTMLHeadingElement>(stage === 'ended' ? 'ended' : 'before');
  const isRunning = stage === 'playing' || stage === 'paused';

  async function play(): Promise<void> {
    if (!(await drive.start())) return;
    setPresses([]);
    narration.restart();
    setStage('playing');
    clock.play(0);
  }

  function press(): void {
    if (clock.isPlaying && stage === 'playing') setPresses((before) => [...before, clock.seconds()]);
  }

  function pauseOrGoOn(): void {
    if (stage === 'playing') clock.pause();
    else clock.play();
    setStage(stage === 'playing' ? 'paused' : 'playing');
  }

  function fillScreen(): void {
    // A browser may refuse, and the clip goes on in its place.
    canvas.current?.parentElement?.requestFullscreen().catch(() => undefined);
    pressButton.current?.focus();
  }

  function showAgain({ opens, closes }: HazardWindow): void {
    clock.play(Math.max(0, opens - lead), closes + trail);
    canvas.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="flex flex-col gap-4">
      <ClipScreen
        clip={clip}
        canvas={canvas}
        isDrawn={drive.state.is !== 'undrawable'}
        isWaiting={stage === 'ready'}
        isTold={isTold && stage !== 'ready'}
        line={narration.line}
        onPress={press}
      >
        {isRunning && <ResponseFlags count={presses.length} />}
      </ClipScreen>
      {stage === 'ready' && (
        <>
          {drive.state.is === 'failed' ? (
            <ErrorState
              heading="The clip could not be loaded"
              failure={drive.state.failure}
              onRetry={() => void play()}
            />
          ) : (
            <Button wide busy={drive.state.is === 'loading'} onClick={() => void play()}>
              {drive.state.is === 'loading' ? 'Loading the clip…' : `Play clip, ${clockTime(clip.duration)}`}
            </Button>
          )}
          <Switch
            label="Describe what happens"
            hint="In words under the picture, and read aloud by a screen reader."
            checked={describes}
            onChange={setDescribes}
          />
        </>
      )}
      {isRunning && (
        <>
          <PressButton
            ref={pressButton}
            // The button that was pressed to get here is gone.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            disabled={stage === 'paused'}
            className="min-h-20 rounded-control border-2 border-accent-ink bg-accent font-sign text-xl font-bold text-on-accent disabled:opacity-55"
            onPress={press}
          >
            I see a hazard
          </PressButton>
          <div className="flex flex-wrap gap-3">
            {document.fullscreenEnabled && drive.state.is === 'ready' && (
              <Button variant="secondary" onClick={fillScreen}>
                Full screen
              </Button>
            )}
            {!isTest && (
              <Button variant="secondary" onClick={pauseOrGoOn}>
                {stage === 'playing' ? 'Pause' : 'Go on'}
              </Button>
            )}
          </div>
        </>
      )}
      {stage === 'ended' && (
        <section aria-labelledby="clip-outcome" className="flex flex-col gap-4">
          <h3 id="clip-outcome" ref={outcome} tabIndex={-1} className="text-2xl outline-none">
            {isTest ? 'This clip has ended' : pointsSentence(clip, presses)}
          </h3>
          {isTest ? (
            <p>
              Your {presses.length === 1 ? 'press is' : `${presses.length} presses are`} kept. Points are told at the
              end.
            </p>
          ) : (
            <>
              <ClipOutcome clip={clip} presses={presses} onShow={showAgain} />
              <div>
                <Button variant="secondary" onClick={() => void play()}>
                  Play it again
                </Button>
              </div>
            </>
          )}
        </section>
      )}
    </div>
  );
}

function pointsSentence({ hazards }: HazardClip, presses: readonly number[]): string {
  const { total, maximum } = scoreClip(hazards, presses);
  return `${total} of ${maximum} points`;
}
