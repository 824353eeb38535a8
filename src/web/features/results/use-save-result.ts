import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { achievements } from '#domain/achievements.ts';
import { celebrateNext } from '#web/lib/just-earned.ts';
import { discardPendingResult, type PendingResult } from '#web/lib/pending-result.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { announce } from '#web/ui/announce.ts';
import { toast } from '#web/ui/toast.ts';
import { type SavedResult, saveResult } from './api/save-result.ts';

/** What a saved result moves. */
const moved = [['dashboard'], ['achievements'], ['test-results'], ['profile']] as const;

/** Saves the result and goes home. A failure is told, the result stays pending, and saving can be tried again. */
export function useSaveResult(result: PendingResult) {
  const navigate = useNavigate();
  const saving = useMutation({
    mutationFn: () => saveResult(result),
    onSuccess: (saved) => settle(result.id, saved),
    onError: () => toast('Error', 'There was a problem saving your test result.', { kind: 'destructive' }),
  });
  function save() {
    // This part is left out where the learner has gone elsewhere meanwhile.
    saving.mutate(undefined, {
      onSuccess: ({ earned }) => {
        celebrateNext(earned);
        void navigate('/', { replace: true });
      },
    });
  }
  return { save, isSaving: saving.isPending, failure: saving.error };
}

function settle(id: string, { result, earned }: SavedResult): void {
  discardPendingResult(id);
  for (const queryKey of moved) void queryClient.invalidateQueries({ queryKey });
  toast(result.passed ? 'Test Passed!' : 'Test Failed', 'Your results have been saved.');
  const titles = achievements.filter(({ id }) => earned.includes(id)).map(({ title }) => title);
  if (titles.length > 0) announce(`New achievements: ${titles.join(', ')}.`);
}
