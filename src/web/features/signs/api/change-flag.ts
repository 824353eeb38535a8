import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FlagEntry, removeFlag, setFlag } from '#contract/flags.ts';
import { call } from '#web/lib/call.ts';
import { flagsQuery } from './list-flags.ts';

/** Flags a sign or takes the flag away. Changes of one sign are sent in the order they were made. */
export function useChangeFlag(signId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `flag ${signId}` },
    mutationFn: async (flagged: boolean) => {
      const params = { kind: 'sign', itemId: signId } as const;
      await (flagged ? call(setFlag, { params, body: {} }) : call(removeFlag, { params }));
    },
    onSuccess: async (_, flagged) => {
      // A list on its way may be from before the change.
      await queryClient.cancelQueries(flagsQuery);
      const list = queryClient.getQueryData(flagsQuery.queryKey);
      if (!list) return queryClient.invalidateQueries(flagsQuery);
      const others = list.filter((one) => one.kind !== 'sign' || one.itemId !== signId);
      const entry: FlagEntry = { kind: 'sign', itemId: signId, createdAt: Date.now() };
      queryClient.setQueryData(flagsQuery.queryKey, flagged ? [entry, ...others] : others);
    },
  });
}
