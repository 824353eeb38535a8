import { useNavigate } from 'react-router';
import { toastDurations } from '#domain/constants.ts';
import { isSettledResult, keepPendingResult, type PendingResult, type ResultState } from '#web/lib/pending-result.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { toast } from '#web/ui/toast.ts';

type FinishDialogProps = {
  readonly open: boolean;
  readonly correct: number;
  readonly total: number;
  readonly makeResult: () => PendingResult;
  readonly onClose: () => void;
  readonly onLeave: () => void;
};

/** The end of a session: on to its result, or back to the categories. Escape stays with the answers. */
export function FinishDialog({ open, correct, total, makeResult, onClose, onLeave }: FinishDialogProps) {
  const navigate = useNavigate();

  function tellEnd() {
    toast('Practice session complete!', undefined, { duration: toastDurations.lightweightSessionComplete });
  }

  function seeResult() {
    const result = makeResult();
    tellEnd();
    // Saved already, or thrown away: it is not to come back.
    if (isSettledResult(result.id)) return void navigate('/results-history');
    keepPendingResult(result);
    void navigate('/results', { state: { result } satisfies ResultState });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading="Practice session complete!"
      actions={
        <>
          <Button
            variant="secondary"
            className="max-sm:grow"
            onClick={() => {
              tellEnd();
              onLeave();
            }}
          >
            Back to categories
          </Button>
          <Button className="max-sm:grow" onClick={seeResult}>
            See your result
          </Button>
        </>
      }
    >
      <p className="text-xl font-semibold">
        You answered {correct} of {total} correctly.
      </p>
      <p>
        Your answers count towards your progress. To keep this session in your results history, see your result and save
        it.
      </p>
      <OfficialMark />
    </Dialog>
  );
}
