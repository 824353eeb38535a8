import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { PracticeSession } from '#contract/practice.ts';
import { PageShell } from '#web/app/page-shell.tsx';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { newId } from '#web/lib/new-id.ts';
import { BackLink } from '#web/ui/back.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { practiceSessionQuery } from '../api/get-session.ts';
import { openChallengeQuery } from '../api/open-challenge.ts';
import { QuestionsLoading } from '../category/category-states.tsx';
import { LoadFailure } from './load-failure.tsx';
import { RunningSession } from './running-session.tsx';
import { practicePath, sessionPath, type WizardSession } from './session-path.ts';

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
      {sessionId === null ? (
        <OpenChallenge />
      ) : (
        <OpenSession key={sessionId} sessionId={sessionId} backTo={backTo} onLeave={onLeave} />
      )}
    </PageShell>
  );
}

function OpenChallenge() {
  const [openingId] = useState(newId);
  const { data, error, refetch } = useQuery(openChallengeQuery(openingId));
  if (data) return <Navigate to={sessionPath('challenge', data.id)} replace />;
  if (error) return <LoadFailure failure={error} onRetry={() => void refetch()} backTo={ways.challenge.backTo} />;
  return <QuestionsLoading />;
}

type OpenSessionProps = { readonly sessionId: string; readonly backTo: string; readonly onLeave: () => void };

function OpenSession({ sessionId, backTo, onLeave }: OpenSessionProps) {
  const query = practiceSessionQuery(sessionId);
  const { data: session, error, refetch } = useQuery(query);
  const queryClient = useQueryClient();
  const onSync = (synced: PracticeSession) => queryClient.setQueryData(query.queryKey, synced);

  if (
    session?.state === 'abandoned' ||
    session?.questions.length === 0 ||
    (error instanceof ApiFailure && error.code === 'NOT_FOUND')
  ) {
    return <SessionGone />;
  }
  if (session) return <RunningSession session={session} onLeave={onLeave} onSync={onSync} />;
  if (error) return <LoadFailure failure={error} onRetry={() => void refetch()} backTo={backTo} />;
  return <QuestionsLoading />;
}

/** Another session has taken its place, or it was never this learner's. */
function SessionGone() {
  return (
    <EmptyState heading="This session is over">
      <p>A newer one has taken its place. What you answered counts towards your progress.</p>
      <LinkButton to={practicePath}>Back to categories</LinkButton>
    </EmptyState>
  );
}
