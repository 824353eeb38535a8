import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type FinishDialogProps = {
  readonly open: boolean;
  readonly unanswered: number;
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** Asks once: after the finish no answer can change. */
export function FinishDialog({ open, unanswered, onClose, onFinish }: FinishDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading="Finish the test?"
      actions={
        <>
          <Button variant="secondary" className="max-sm:grow" onClick={onClose}>
            Keep going
          </Button>
          <Button className="max-sm:grow" onClick={onFinish}>
            Finish test
          </Button>
        </>
      }
    >
      {unanswered > 0 && (
        <p className="font-semibold">
          {unanswered === 1
            ? '1 question is not answered. It counts as incorrect.'
            : `${unanswered} questions are not answered. They count as incorrect.`}
        </p>
      )}
      <p>Your answers are marked then, and cannot be changed any more.</p>
    </Dialog>
  );
}
