import { CloudOff } from 'lucide-react';
import { isOffline } from '#web/lib/api-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { retryDelivery } from './answer-outbox.ts';
import { handBackFocus } from './hand-back-focus.ts';
import { useOutbox } from './use-session-answers.ts';

/**
 * Says that answers are not saved yet, that they are kept, and what to do; nothing while all is well. It stands in the session's bar,
 * so that it is in view on a phone and moves nothing when it comes.
 */
export function OutboxNotice() {
  const { unsaved, failure } = useOutbox();
  const count = unsaved.answers.length;
  if (failure === null || count + unsaved.completions.length === 0) return null;
  return (
    <div
      ref={handBackFocus}
      role="alert"
      className="flex basis-full items-center gap-1 rounded-control sm:gap-3 bg-warn-tint pl-3 text-ink"
    >
      <CloudOff aria-hidden="true" className="hidden size-5 shrink-0 text-warn sm:block" />
      <p className="min-w-0 flex-1 py-1 text-sm leading-snug">
        <strong>{whatIsUnsaved(count)}</strong> {isOffline(failure) ? 'No connection.' : 'The server has a problem.'}{' '}
        Kept on this device and sent again.
      </p>
      <Button variant="quiet" className="px-3! underline" onClick={retryDelivery}>
        Try again
      </Button>
    </div>
  );
}

function whatIsUnsaved(answers: number): string {
  if (answers === 0) return 'The end of this session is not saved yet.';
  return answers === 1 ? '1 answer is not saved yet.' : `${answers} answers are not saved yet.`;
}
