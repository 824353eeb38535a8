import { queryOptions, useQuery } from '@tanstack/react-query';
import { getProfile } from '#contract/profile.ts';
import { call } from './call.ts';

/**
 * The learner's profile, streak included; the header of every screen and the profile pages share it. It is not cancelled: where a
 * screen takes the place of its own loading state, the next header waits for the same answer.
 */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => call(getProfile),
});

/** The streak for the header's badge: undefined while it loads, and when it could not be had, which is no one's trouble. */
export function useStreak(): number | undefined {
  return useQuery(profileQuery).data?.streakCount;
}
