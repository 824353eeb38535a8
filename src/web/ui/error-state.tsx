import type { ReactNode } from 'react';
import { isOffline } from '#web/lib/api-failure.ts';
import { Button } from './button.tsx';
import { NightRoad } from './night-road.tsx';

type ErrorStateProps = {
  readonly heading: string;
  /** What was thrown. Its own sentence is shown, or the offline one. */
  readonly failure?: unknown;
  /** Instead of the failure's sentence. */
  readonly sentence?: string;
  readonly onRetry?: () => void;
  /** More buttons, after 'Try Again'. */
  readonly children?: ReactNode;
};

/** What a part that could not be loaded shows. Offline is said as such, under the same heading. */
export function ErrorState({ heading, failure, sentence, onRetry, children }: ErrorStateProps) {
  const told = failure instanceof Error ? failure.message : undefined;
  return (
    <section role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-4 px-2 py-8 text-center">
      <NightRoad />
      <h2 className="text-2xl">{heading}</h2>
      <p>{isOffline(failure) ? told : (sentence ?? told ?? 'Something went wrong. Please try again.')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        {children}
      </div>
    </section>
  );
}
