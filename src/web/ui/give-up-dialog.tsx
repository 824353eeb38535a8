import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type GiveUpDialogProps = {
  readonly open: boolean;
  /** 'mock test' */
  readonly what: string;
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
  /** What is lost by it. */
  readonly children: ReactNode;
};

/** Asks before a test under way is given up. It does not stand on a sign panel, whose colours are turned round for its own ground. */
export function GiveUpDialog({ open, what, onClose, onGiveUp, children }: GiveUpDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={`Give up this ${what}?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onGiveUp}>
            Give up
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
