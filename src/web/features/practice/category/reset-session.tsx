import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { failureMessage } from '#web/lib/api-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { abandonSession } from '../api/abandon-session.ts';
import { deliver, outboxState } from '../question/answer-outbox.ts';

type ResetSessionProps = { readonly sessionId: string; readonly onReset: () => void };

/** 'Reset session', which asks first: the session is abandoned and a new one starts at its first question. */
export function ResetSession({ sessionId, onReset }: ResetSessionProps) {
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: async () => {
      // What is not saved yet goes first: it counts towards the learner's progress, which the reset leaves alone.
      if (!(await deliver())) throw outboxState().failure;
      await abandonSession(sessionId);
    },
    onSuccess: () => {
      setAsking(false);
      toast('Session reset');
      onReset();
    },
    onError: () => toast('Error resetting session', undefined, { kind: 'destructive' }),
  });

  return (
    <>
      <Button variant="quiet" className="-ml-3.5 self-start px-3!" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden="true" className="size-5" />
        Reset session
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        heading="Reset this session?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep going
            </Button>
            <Button variant="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
              Reset
            </Button>
          </>
        }
      >
        <p>You start again at question 1. The answers you have given stay in your progress.</p>
        {reset.isError && (
          <Notice kind="wrong" title="Error resetting session">
            {failureMessage(reset.error, 'Nothing was changed. Please try again.')}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
