import { ApiFailure } from '#web/lib/api-failure.ts';
import { useFailureToast } from '#web/lib/use-failure-toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { practicePath } from './session-path.ts';

type LoadFailureProps = {
  readonly failure: Error;
  readonly onRetry: () => void;
  /** The categories unless given. */
  readonly backTo?: string;
};

/** The session or its next questions could not be loaded (spec section 8). What was answered is kept. */
export function LoadFailure({ failure, onRetry, backTo = practicePath }: LoadFailureProps) {
  useFailureToast(failure, 'Error loading questions');
  return (
    <ErrorState
      heading="Error Loading Questions"
      sentence={loadFailureMessage(failure)}
      failure={failure}
      onRetry={onRetry}
    >
      <LinkButton to={backTo} variant="secondary">
        Go Back
      </LinkButton>
    </ErrorState>
  );
}

/** The failure's own message where it has one (spec section 8). */
export function loadFailureMessage(failure: unknown): string {
  const isTold = failure instanceof ApiFailure && failure.code !== 'UNREADABLE';
  return isTold ? failure.message : 'Failed to load questions.';
}
