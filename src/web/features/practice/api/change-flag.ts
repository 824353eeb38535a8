import { type FlagEntry, removeFlag, setFlag } from '#contract/flags.ts';
import { call } from '#web/lib/call.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { flagsQuery } from './list-flags.ts';

/** Flags a question or takes the flag away, and keeps the list of flags in step. */
export async function changeFlag(questionId: string, flagged: boolean): Promise<void> {
  const params = { kind: 'question', itemId: questionId } as const;
  await (flagged ? call(setFlag, { params, body: {} }) : call(removeFlag, { params }));
  // A list on its way may be from before the change.
  await queryClient.cancelQueries(flagsQuery);
  const list = queryClient.getQueryData(flagsQuery.queryKey);
  if (!list) return queryClient.invalidateQueries(flagsQuery);
  const others = list.filter((one) => one.kind !== 'question' || one.itemId !== questionId);
  const entry: FlagEntry = { kind: 'question', itemId: questionId, createdAt: Date.now() };
  queryClient.setQueryData(flagsQuery.queryKey, flagged ? [entry, ...others] : others);
}
