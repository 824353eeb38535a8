import { practiceRunClips } from '#domain/hazard-run.ts';
import { Button } from '#web/ui/button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';

type RunPanelProps = {
  /** How many clips there are; undefined while they are on their way. */
  readonly clips: number | undefined;
  readonly onStart?: () => void;
};

/** What a practice run is, and its start. */
export function RunPanel({ clips = practiceRunClips, onStart }: RunPanelProps) {
  return (
    <SignPanel variant="hazard" heading="Practise a few in a row" className="p-7">
      <p className="mt-2 mb-5 max-w-prose">
        {Math.min(practiceRunClips, clips)} clips, with how it went after each, and a result at the end.
      </p>
      <Button busy={!onStart} onClick={onStart}>
        Start practice run
      </Button>
    </SignPanel>
  );
}
