import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FlagEntry, removeFlag, setFlag } from '#contract/flags.ts';
import { call } from '#web/lib/call.ts';
import { flagsQuery } from './list-flags.ts';

/** Flags a question or takes the flag away. Changes of one question are sent in the order they were made. */
export function useChangeFlag(questionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `flag ${questionId}` },
    mutationFn: async (flagged: boolean) => {
      const params = { kind: 'question', itemId: questionId } as const;
      await (flagged ? call(setFlag, { params, body: {} }) : call(removeFlag, { params }));
    },
    onSuccess: async (_, flagged) => {
      // A list on its way may be from before the change.
      await queryClient.cancelQueries(flagsQuery);
      queryClient.setQueryData(flagsQuery.queryKey, (list = []) => {
        const others = list.filter((one) => one.kind !== 'question' || one.itemId !== questionId);
        const entry: FlagEntry = { kind: 'question', itemId: questionId, createdAt: Date.now() };
        return flagged ? [entry, ...others] : others;
      });
    },
  });
}
