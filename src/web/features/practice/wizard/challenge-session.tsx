import { Timer } from 'lucide-react';
import type { PracticeSession } from '#contract/practice.ts';
import { challengeMinutes } from '#domain/constants.ts';
import { SessionBar } from '../question/session-bar.tsx';
import { SessionHeading } from '../question/session-heading.tsx';
import { RunBody } from './run-body.tsx';
import { useChallengeRun } from './use-challenge-run.ts';

/** The one-tap session of ten questions over all categories: the results come at the end, and until then answers may change. */
export function ChallengeSession({ session }: { readonly session: PracticeSession }) {
  const run = useChallengeRun(session);
  const { total, position } = run;
  return (
    <>
      <SessionHeading
        text={`${position + 1}/${total}`}
        spoken={`Question ${position + 1} of ${total}`}
        answered={run.answered}
        total={total}
        aside={
          <p className="flex items-center gap-2 text-ink-soft">
            <Timer aria-hidden="true" className="size-5 shrink-0" />
            Guide: {challengeMinutes} min
          </p>
        }
      />
      <RunBody
        sessionId={session.id}
        known={run.known}
        loaded={run.loaded}
        outcome={null}
        chosen={run.chosen}
        onChoose={run.choose}
        onGoOn={run.goOn}
        onBack={run.goBack}
        explains={false}
      />
      <SessionBar
        onPrevious={run.goBack}
        action={run.isLast ? 'Complete Session' : 'Next'}
        isEnabled={run.chosen !== null && run.question !== undefined}
        onAction={run.goOn}
      />
    </>
  );
}
