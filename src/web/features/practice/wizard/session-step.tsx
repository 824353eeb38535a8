import { lazy, Suspense } from 'react';
import { PageShell } from '#web/app/page-shell.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { QuestionsLoading } from '../question/questions-loading.tsx';
import { practicePath, type WizardSession } from './session-path.ts';

/** Fetches the code of sessions, which the steps before them do without. */
const loadSessionBody = async () => ({ default: (await import('./session-body.tsx')).SessionBody });
const SessionBody = lazy(loadSessionBody);

/** Ahead of the session, so that it starts at once. A fetch that fails here is tried again when it is needed. */
export function preloadSession(): void {
  loadSessionBody().catch(() => undefined);
}

const ways = {
  mixed: { title: 'Practice session', backTo: practicePath, back: 'Categories' },
  challenge: { title: 'Challenge', backTo: '/', back: 'Dashboard' },
} as const;

type SessionStepProps = {
  readonly kind: WizardSession;
  /** Null for a challenge that is to be opened. */
  readonly sessionId: string | null;
  readonly onLeave: () => void;
};

/** The screen of a session, whatever state it is in. */
export function SessionStep({ kind, sessionId, onLeave }: SessionStepProps) {
  const { title, backTo, back } = ways[kind];
  return (
    <PageShell title={title} area="theory" wide back={<BackLink to={backTo}>{back}</BackLink>}>
      <Suspense fallback={<QuestionsLoading />}>
        <SessionBody sessionId={sessionId} backTo={backTo} onLeave={onLeave} />
      </Suspense>
    </PageShell>
  );
}
