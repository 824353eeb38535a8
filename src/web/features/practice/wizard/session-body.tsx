import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { PracticeSession } from '#contract/practice.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { newId } from '#web/lib/new-id.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { practiceSessionQuery } from '../api/get-session.ts';
import { openChallengeQuery } from '../api/open-challenge.ts';
import { QuestionsLoading } from '../question/questions-loading.tsx';
import { LoadFailure } from './load-failure.tsx';
import { RunningSession } from './running-session.tsx';
import { practicePath, sessionPath } from './session-path.ts';

export type SessionBodyProps = {
  /** Null for a challenge that is to be opened. */
  readonly sessionId: string | null;
  readonly backTo: string;
  readonly onLeave: () => void;
};

/** A session as it is opened and gone through: loading, failed, over, or there. */
export function SessionBody({ sessionId, ...rest }: SessionBodyProps) {
  if (sessionId === null) return <OpenChallenge backTo={rest.backTo} />;
  return <OpenSession key={sessionId} sessionId={sessionId} {...rest} />;
}

function OpenChallenge({ backTo }: Pick<SessionBodyProps, 'backTo'>) {
  const [openingId] = useState(newId);
  const { data, error, refetch } = useQuery(openChallengeQuery(openingId));
  if (data) return <Navigate to={sessionPath('challenge', data.id)} replace />;
  if (error) return <LoadFailure failure={error} onRetry={() => void refetch()} backTo={backTo} />;
  return <QuestionsLoading />;
}

type OpenSessionProps = SessionBodyProps & { readonly sessionId: string };

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
    <EmptyState heading="This session is over" sign="motorway-motorway-end">
      <p>A newer one has taken its place. What you answered counts towards your progress.</p>
      <LinkButton to={practicePath}>Back to categories</LinkButton>
    </EmptyState>
  );
}
