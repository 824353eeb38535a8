import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';

/** A fault that may pass by itself: the server's, or a limit's. What the person did wrong, and being offline, is not tried again. */
export function isWorthRetrying(failures: number, failure: unknown): boolean {
  return failures < 2 && failure instanceof ApiFailure && failure.status >= 500;
}

export const sessionQueryKey = ['session'] as const;

/** A request that finds the session gone takes it off the screen; what needs one then leaves (app/learner-only.tsx). */
function onFailure(failure: unknown): void {
  if (failure instanceof ApiFailure && failure.code === 'SIGNED_OUT') queryClient.setQueryData(sessionQueryKey, null);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onFailure }),
  mutationCache: new MutationCache({ onError: onFailure }),
  defaultOptions: {
    // Offline a request is tried and fails at once, so that the screen can say so instead of loading for ever.
    queries: { retry: isWorthRetrying, networkMode: 'offlineFirst', staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});
