import { ActionBar } from '#web/ui/action-bar.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { introSteps } from './intro-steps.ts';

type IntroBarProps = {
  readonly index: number;
  /** Before it goes to another picture. */
  readonly onGo: () => void;
};

/** On to the next picture; after the last one, to the clips. */
export function IntroBar({ index, onGo }: IntroBarProps) {
  const isLast = index === introSteps.length - 1;
  return (
    <ActionBar>
      <div className="flex-1">
        {index > 0 && (
          <LinkButton replace to={`?step=${index}`} variant="secondary" onClick={onGo}>
            Previous
          </LinkButton>
        )}
      </div>
      {isLast ? (
        <LinkButton to="/hazard/practice">Go to the clips</LinkButton>
      ) : (
        <LinkButton replace to={`?step=${index + 2}`} onClick={onGo}>
          Next
        </LinkButton>
      )}
    </ActionBar>
  );
}
