import type { PracticeSession } from '#contract/practice.ts';
import { RefusalNotice } from '../question/refusal-notice.tsx';
import { SessionBar } from '../question/session-bar.tsx';
import { SessionHeading } from '../question/session-heading.tsx';
import { Countdown, CountdownPlace } from './countdown.tsx';
import { RunBody } from './run-body.tsx';
import { type MixedRunState, useMixedRun } from './use-mixed-run.ts';

type MixedSessionProps = {
  readonly session: PracticeSession;
  readonly onStartAnew: () => void;
  readonly onSync: (session: PracticeSession) => void;
};

/** A session of chosen categories: the result with its reason after each answer. */
export function MixedSession({ session, onStartAnew, onSync }: MixedSessionProps) {
  const run = useMixedRun(session);
  const { total, position, tally, outcome, isLast } = run;
  return (
    <>
      <SessionHeading
        text={`${position + 1}/${total}`}
        spoken={`Question ${position + 1} of ${total}`}
        correct={tally.correct}
        answered={tally.answered}
        total={total}
        aside={<Clock run={run} />}
      />
      <RunBody
        sessionId={session.id}
        known={run.known}
        loaded={run.loaded}
        outcome={outcome}
        chosen={run.chosen}
        onChoose={run.choose}
        onGoOn={run.goOn}
        onBack={run.goBack}
        note={<MovingOn run={run} />}
      />
      <SessionBar
        onPrevious={run.goBack}
        action={outcome === null ? 'Next' : isLast ? 'Complete Session' : 'Next Question'}
        isEnabled={run.question !== undefined && (outcome !== null || run.chosen !== null)}
        onAction={run.goOn}
        notice={<RefusalNotice sessionId={session.id} onStartAnew={onStartAnew} onSync={onSync} />}
      />
    </>
  );
}

function Clock({ run }: { readonly run: MixedRunState }) {
  const { hasCountdown, deadline, question, sessionId, timeUp } = run;
  if (!hasCountdown) return null;
  if (deadline === null || !question) return <CountdownPlace />;
  return (
    <Countdown key={question.id} sessionId={sessionId} questionId={question.id} deadline={deadline} onTimeUp={timeUp} />
  );
}

/** Keeps its place when it is stopped, so that nothing moves. */
function MovingOn({ run: { outcome, isMovingOn } }: { readonly run: MixedRunState }) {
  if (outcome !== 'right') return null;
  return (
    <p className="mt-3 min-h-6 text-sm">
      {isMovingOn && 'The next question is on its way. Press any key or tap to stay here.'}
    </p>
  );
}
