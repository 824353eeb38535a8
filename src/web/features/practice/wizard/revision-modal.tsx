import { useSetting } from '#web/lib/local-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { useScope } from './use-scope.ts';

type RevisionModalProps = { readonly open: boolean; readonly onContinue: () => void };

/** The reminder before the categories: what to revise (spec section 2). It can be sent away for good. */
export function RevisionModal({ open, onContinue }: RevisionModalProps) {
  const [scope, setScope] = useScope();
  const [, setShown] = useSetting('showPracticeRevisionModal');
  return (
    <Dialog
      open={open}
      onClose={onContinue}
      heading="Prepare to revise"
      actions={
        <>
          <Button
            variant="secondary"
            className="max-sm:grow"
            onClick={() => {
              setShown(false);
              onContinue();
            }}
          >
            Don't show again
          </Button>
          <Button className="max-sm:grow" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <p>Which questions do you want to go over? You choose the topics next.</p>
      <ScopeChoice legend="Category Selection" scope={scope} onChange={setScope} />
    </Dialog>
  );
}
