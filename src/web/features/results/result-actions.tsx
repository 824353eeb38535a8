import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, isOffline } from '#web/lib/api-failure.ts';
import { discardPendingResult, keepPendingResult, type PendingResult } from '#web/lib/pending-result.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSaveResult } from './use-save-result.ts';

/** What to do with a result: save it, leave it waiting on the device, or throw it away. */
export function ResultActions({ result }: { readonly result: PendingResult }) {
  const { save, isSaving, failure } = useSaveResult(result);
  return (
    <section aria-label="What to do with this result" className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button busy={isSaving} onClick={save}>
          {isSaving ? 'Saving Results...' : 'Save Results'}
        </Button>
        <LinkButton variant="secondary" to="/" onClick={() => keepPendingResult(result)}>
          Back to Dashboard
        </LinkButton>
        <Discard result={result} />
      </div>
      {failure && <SaveFailure failure={failure} />}
    </section>
  );
}

/** Under the buttons, so that they stay where the finger is; scrolled to where it can be read. */
function SaveFailure({ failure }: { readonly failure: Error }) {
  const isConflict = failure instanceof ApiFailure && failure.code === 'RESULT_CONFLICT';
  return (
    <div role="alert" ref={(notice) => notice?.scrollIntoView({ block: 'nearest' })} className="scroll-mb-4">
      {isConflict ? (
        <Notice kind="warn" title="This test is saved already">
          <p>The result that was saved first is the one that counts. You can discard this copy.</p>
        </Notice>
      ) : (
        <Notice kind="wrong" title="There was a problem saving your test result.">
          <p>{isOffline(failure) ? failure.message : 'It is kept on this device. Please try again.'}</p>
        </Notice>
      )}
    </div>
  );
}

function Discard({ result }: { readonly result: PendingResult }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  function discard() {
    discardPendingResult(result.id);
    void navigate('/', { replace: true });
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        heading="Discard this result?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={discard}>
              Discard result
            </Button>
          </>
        }
      >
        <p>It will not count towards your progress, and it cannot be brought back.</p>
      </Dialog>
    </>
  );
}
