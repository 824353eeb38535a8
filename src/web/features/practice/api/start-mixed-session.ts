import { createPracticeSession, type PracticeSession } from '#contract/practice.ts';
import type { PracticeScope } from '#domain/practice-settings.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { deliver, outboxState } from '../question/answer-outbox.ts';
import { currentMixedSessionQuery } from './current-mixed-session.ts';
import { practiceSessionQuery } from './get-session.ts';

export type MixedSessionChoice = {
  readonly categoryIds: readonly number[];
  readonly scope: PracticeScope;
  readonly maxQuestions: number;
};

/** Draws and opens a session of chosen categories. It takes the place of the open one, whose unsent answers go first. */
export async function startMixedSession({ categoryIds, ...choice }: MixedSessionChoice): Promise<PracticeSession> {
  if (!(await deliver())) throw outboxState().failure;
  const session = await call(createPracticeSession, {
    body: { kind: 'mixed', id: newId(), categoryIds: [...categoryIds], ...choice },
  });
  queryClient.setQueryData(practiceSessionQuery(session.id).queryKey, session);
  queryClient.setQueryData(currentMixedSessionQuery.queryKey, session);
  return session;
}
