import type { PracticeSession } from '#contract/practice.ts';
import { useSessionAnswers } from '../question/use-session-answers.ts';
import { ChallengeSession } from './challenge-session.tsx';
import { useKeptRun } from './kept-runs.ts';
import { MixedSession } from './mixed-session.tsx';
import { SessionResults } from './session-results.tsx';

type RunningSessionProps = {
  readonly session: PracticeSession;
  readonly onLeave: () => void;
  readonly onSync: (session: PracticeSession) => void;
};

/** The questions of a session, and its results once it is completed: on this device, or on the server. */
export function RunningSession({ session, onLeave, onSync }: RunningSessionProps) {
  const { completedAt } = useKeptRun(session.id);
  const answers = useSessionAnswers(session);
  // A challenge's answers go out when it is completed, and not before.
  const isSent = session.kind === 'challenge' && answers.size > 0;
  if (completedAt !== null || session.state !== 'open' || isSent) {
    return <SessionResults session={session} onLeave={onLeave} onSync={onSync} />;
  }
  if (session.kind === 'challenge') return <ChallengeSession session={session} />;
  return <MixedSession session={session} onStartAnew={onLeave} onSync={onSync} />;
}
