import { ActionBar } from '#web/ui/action-bar.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { introSteps } from './intro-steps.ts';

/** On to the next picture; after the last one, to the clips. */
export function IntroBar({ index }: { readonly index: number }) {
  const isLast = index === introSteps.length - 1;
  return (
    <ActionBar>
      <div className="flex-1">
        {index > 0 && (
          <LinkButton replace to={`?step=${index}`} variant="secondary">
            Previous
          </LinkButton>
        )}
      </div>
      {isLast ? (
        <LinkButton to="/hazard/practice">Go to the clips</LinkButton>
      ) : (
        <LinkButton replace to={`?step=${index + 2}`}>
          Next
        </LinkButton>
      )}
    </ActionBar>
  );
}
