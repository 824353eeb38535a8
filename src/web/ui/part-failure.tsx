import { isOffline } from '#web/lib/api-failure.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type PartFailureProps = {
  readonly failure: Error;
  /** What happened and what to do, unless the device is offline, which is then said instead. */
  readonly sentence: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
};

/** What a part of a screen shows that could not be loaded, while the rest of the screen works. */
export function PartFailure({ failure, sentence, busy, onRetry }: PartFailureProps) {
  return (
    <div role="alert">
      <Notice kind="wrong">
        <p className="mb-3">{isOffline(failure) ? failure.message : sentence}</p>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      </Notice>
    </div>
  );
}
