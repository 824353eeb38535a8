import { useMutation } from '@tanstack/react-query';
import { updateProfile } from '#contract/profile.ts';
import { toastDurations } from '#domain/constants.ts';
import { failureMessage } from '#web/lib/api-failure.ts';
import { emitAuthEvent } from '#web/lib/auth-events.ts';
import { call } from '#web/lib/call.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';

/** Changes the learner's name: on the screen at once, and taken back where the server refuses (spec section 8). */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (fullName: string) => call(updateProfile, { body: { fullName } }),
    async onMutate(fullName) {
      // A profile on its way may be from before the change.
      await queryClient.cancelQueries(profileQuery);
      const before = queryClient.getQueryData(profileQuery.queryKey);
      if (before) queryClient.setQueryData(profileQuery.queryKey, { ...before, fullName });
      return before;
    },
    onSuccess(profile) {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      emitAuthEvent('userUpdated', profile);
      toast('Profile updated successfully', undefined, { duration: toastDurations.profile });
    },
    onError(failure, _fullName, before) {
      queryClient.setQueryData(profileQuery.queryKey, before);
      toast('Error updating profile', failureMessage(failure, 'Please try again.'), {
        kind: 'destructive',
        duration: toastDurations.profile,
      });
    },
  });
}
