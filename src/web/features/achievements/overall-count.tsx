import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';

/** How many of all are earned: one stud each. */
export function OverallCount({ earned, all }: { readonly earned: number; readonly all: number }) {
  return (
    <SignPanel variant="highway">
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-sign text-4xl font-extrabold">
          {earned} of {all}
        </span>
        achievements earned
      </p>
      <LaneProgress label="Achievements earned" value={earned} max={all} />
    </SignPanel>
  );
}
