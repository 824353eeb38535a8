import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { PracticeSession } from '#contract/practice.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchSession } from '../api/get-session.ts';
import { dismissRefusals } from '../question/answer-outbox.ts';
import { handBackFocus } from '../question/hand-back-focus.ts';
import { useOutbox } from '../question/use-session-answers.ts';

type RefusalNoticeProps = {
  readonly sessionId: string;
  readonly onStartAnew: () => void;
  readonly onSync: (session: PracticeSession) => void;
};

/** Says that the server will never take an answer (another device was first, or has ended the session), and what to do. */
export function RefusalNotice({ sessionId, onStartAnew, onSync }: RefusalNoticeProps) {
  const refusal = useOutbox().refused.findLast(({ answer }) => answer.sessionId === sessionId);
  const sync = useMutation({
    mutationFn: () => fetchSession(sessionId),
    onSuccess: (session) => {
      onSync(session);
      dismissRefusals(sessionId);
    },
  });
  if (!refusal) return null;
  const { code, message } = refusal.failure;
  const isLocked = code === 'ANSWER_LOCKED';
  return (
    <div
      ref={handBackFocus}
      role="alert"
      className="flex basis-full items-center gap-3 rounded-control bg-wrong-tint pl-3 text-ink"
    >
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-wrong" />
      <p className="min-w-0 flex-1 py-1 text-sm leading-snug">
        <strong>Your answer was not saved.</strong> {message}
      </p>
      <Button
        variant="quiet"
        className="px-3! underline"
        busy={sync.isPending}
        onClick={isLocked ? () => sync.mutate() : onStartAnew}
      >
        {isLocked ? 'Show that answer' : 'Start a new session'}
      </Button>
    </div>
  );
}
