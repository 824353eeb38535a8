import { type ComponentType, type RefObject, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { HazardClip } from '#contract/hazard.ts';
import { type HazardRunKind, nextClip } from '#domain/hazard-run.ts';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { RunClip } from './run-clip.tsx';
import { RunClips } from './run-clips.tsx';
import { type HazardRunOnDevice, type RunView, useHazardRun } from './use-hazard-run.ts';

export type RunStartProps = {
  readonly hazardRun: HazardRunOnDevice;
  readonly clips: readonly HazardClip[];
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

type HazardRunScreensProps = {
  readonly kind: HazardRunKind;
  readonly clips: readonly HazardClip[];
  /** The screen before a run, and after it. */
  readonly Start: ComponentType<RunStartProps>;
  /** Where that screen has steps of its own, the present one: its heading takes the focus when it changes. */
  readonly startStep?: string;
};

/** The screens of a run: the one that the address names, where there is a run for it. */
export function HazardRunScreens({ kind, clips, Start, startStep = 'start' }: HazardRunScreensProps) {
  const hazardRun = useHazardRun(kind, clips);
  const { run } = hazardRun;
  const [search] = useSearchParams();
  const view = viewFor(search.get('view'), hazardRun);
  // A clip that was watched stays on the screen until the learner goes on.
  const [watchedId, setWatchedId] = useState<string | null>(null);
  if (view !== 'run' && watchedId !== null) setWatchedId(null);
  const clipId = watchedId ?? (run && nextClip(run)) ?? run?.clipIds.at(-1);
  const clip = clips.find(({ id }) => id === clipId);
  const steps: Readonly<Record<RunView, string>> = { start: startStep, run: `run ${clipId}`, clips: 'clips' };
  const headingRef = useFocusOnChange<HTMLHeadingElement>(steps[view]);

  if (run && clip && view === 'run') {
    return (
      <RunClip
        hazardRun={hazardRun}
        run={run}
        clip={clip}
        headingRef={headingRef}
        onWatched={(presses) => {
          setWatchedId(clip.id);
          hazardRun.watched(clip.id, presses);
        }}
        onNext={() => setWatchedId(null)}
      />
    );
  }
  if (run && view === 'clips') return <RunClips run={run} clips={clips} headingRef={headingRef} />;
  return <Start hazardRun={hazardRun} clips={clips} headingRef={headingRef} />;
}

/** A finished run stays on its last clip until the learner goes on. */
function viewFor(name: string | null, { run, isWhole }: HazardRunOnDevice): RunView {
  if (!run || !isWhole) return 'start';
  if (name === 'clips') return run.finishedAt === null ? 'start' : name;
  return name === 'run' ? name : 'start';
}
