import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '#web/lib/api-failure.ts';
import { toast } from '#web/ui/toast.ts';
import { changeFlag } from '../api/change-flag.ts';
import { flagsQuery } from '../api/list-flags.ts';

/** The learner's flags on questions. A change shows at once; one that could not be saved is taken back, and says so. */
export function useFlags() {
  const { data } = useQuery(flagsQuery);
  const [changing, setChanging] = useState<ReadonlyMap<string, boolean>>(new Map());

  function isFlagged(questionId: string): boolean {
    const saved = data?.some(({ kind, itemId }) => kind === 'question' && itemId === questionId) ?? false;
    return changing.get(questionId) ?? saved;
  }

  async function toggleFlag(questionId: string): Promise<void> {
    if (changing.has(questionId)) return;
    const flagged = !isFlagged(questionId);
    setChanging((before) => new Map(before).set(questionId, flagged));
    try {
      await changeFlag(questionId, flagged);
      if (flagged) toast('Question Flagged', 'This question has been flagged for review.');
      else toast('Flag removed', 'This question is no longer flagged for review.');
    } catch (failure) {
      toast('Error', `The flag could not be changed. ${failureMessage(failure, 'Please try again.')}`, {
        kind: 'destructive',
      });
    } finally {
      setChanging((before) => {
        const rest = new Map(before);
        rest.delete(questionId);
        return rest;
      });
    }
  }

  return { isFlagged, toggleFlag: (questionId: string) => void toggleFlag(questionId) };
}
