import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AccountSession, getSession, type Learner } from '#contract/account.ts';
import { sessionRefreshTicks, sessionTick } from '#domain/constants.ts';
import { emitAuthEvent, onAuthEvent } from './auth-events.ts';
import { call } from './call.ts';
import { leaveAfterSignOut, markSessionLive } from './leave-signed-out.ts';
import { queryClient, sessionQueryKey } from './query-client.ts';
import { readRememberedSession, rememberSession, sessionKey } from './remembered-session.ts';

/** Whom screens go on showing while the page is being left. */
let lastLearner = readRememberedSession()?.learner;

/** The session. It starts with the remembered one, if any, which the first look confirms. */
export const sessionQuery = queryOptions({
  queryKey: sessionQueryKey,
  queryFn: async ({ signal }): Promise<AccountSession | null> => {
    const session = await call(getSession, {}, { signal });
    if (session) {
      markSessionLive();
      keepSession(session);
    }
    return session;
  },
  initialData: () => readRememberedSession() ?? undefined,
  initialDataUpdatedAt: 0,
  staleTime: sessionTick,
  gcTime: Number.POSITIVE_INFINITY,
});

function keepSession(session: AccountSession): void {
  const before = readRememberedSession();
  rememberSession(session);
  lastLearner = session.learner;
  if (before && before.expiresAt < session.expiresAt) emitAuthEvent('tokenRefreshed', session);
}

/** The signed-in learner; only under the router's protected routes. Stays the last known one while the page is being left. */
export function useLearner(): Learner {
  const { data } = useQuery(sessionQuery);
  const learner = data?.learner ?? lastLearner;
  if (!learner) throw new Error('useLearner is for screens with access "learner" in src/web/app/routes.ts.');
  return learner;
}

/** Looks at the session anew. */
export function refreshSession(): Promise<void> {
  return queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
}

/** Reading 33: refreshed (the server does it when asked) once fewer than three ticks remain. */
export function isSessionDue(expiresAt: number, now: number): boolean {
  return expiresAt - now < sessionRefreshTicks * sessionTick;
}

/** Looks at the session every 30 s and when the page is seen again; follows what other tabs do. */
export function watchSession(): void {
  setInterval(look, sessionTick);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  window.addEventListener('storage', followOtherTab);
  onAuthEvent('userUpdated', showNewName);
}

function showNewName({ fullName }: Learner): void {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (!session) return;
  const updated = { ...session, learner: { ...session.learner, fullName } };
  keepSession(updated);
  queryClient.setQueryData(sessionQuery.queryKey, updated);
}

function look(): void {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (session && isSessionDue(session.expiresAt, Date.now())) void refreshSession();
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== sessionKey) return;
  const theirs = readRememberedSession(event.newValue);
  const ours = queryClient.getQueryData(sessionQuery.queryKey);
  if (!theirs) leaveAfterSignOut();
  else if (ours && ours.learner.id !== theirs.learner.id) location.reload();
  else queryClient.setQueryData(sessionQuery.queryKey, theirs);
}
