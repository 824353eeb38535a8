import type { PracticeSession } from '#contract/practice.ts';
import { Card } from '#web/ui/card.tsx';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useSessionAnswers } from '../question/use-session-answers.ts';
import { useKeptRun } from './kept-runs.ts';
import { sessionPath } from './session-path.ts';

/** The way back into the session of chosen categories that is open. */
export function ResumeCard({ session }: { readonly session: PracticeSession }) {
  const answered = useSessionAnswers(session).size;
  const { completedAt } = useKeptRun(session.id);
  if (completedAt !== null) return null;
  const total = session.questions.length;
  return (
    <Card heading="Resume your session" className="flex flex-col gap-3">
      <LaneProgress label="Questions answered" value={answered} max={total} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-ink-soft">
          {answered} of {total} answered. Starting a new session ends this one; its answers stay in your progress.
        </p>
        <LinkButton to={sessionPath('mixed', session.id)} variant="secondary" className="max-sm:w-full">
          Resume
        </LinkButton>
      </div>
    </Card>
  );
}
