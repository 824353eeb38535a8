import type { ReactNode } from 'react';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { OutboxNotice } from './outbox-notice.tsx';

type SessionBarProps = {
  /** Left out on the first question. */
  readonly onPrevious?: (() => void) | undefined;
  /** 'Submit Answer', 'Next Question', 'Complete Practice' … */
  readonly action: string;
  readonly isEnabled: boolean;
  readonly isBusy?: boolean;
  readonly onAction: () => void;
  /** A word above the buttons. */
  readonly notice?: ReactNode;
};

/** The session's main action under the thumb, with the way back beside it, and above them what could not be saved. */
export function SessionBar({ onPrevious, action, isEnabled, isBusy = false, onAction, notice }: SessionBarProps) {
  return (
    <ActionBar>
      {notice}
      <OutboxNotice />
      <Button variant="secondary" className="px-4!" disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </Button>
      <Button
        className="min-w-0 flex-1 px-3! md:min-w-56 md:flex-none"
        disabled={!isEnabled}
        busy={isBusy}
        onClick={onAction}
      >
        {action}
      </Button>
    </ActionBar>
  );
}
