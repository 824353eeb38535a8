import { queryOptions } from '@tanstack/react-query';
import { pickQuestions, type Question } from '#contract/categories.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { call } from '#web/lib/call.ts';

/** How many the server picks at a time. */
const most = 50;

/** Questions by their ids, in that order, without those that were withdrawn since they were flagged. */
export function questionsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['questions', 'picked', ids],
    queryFn: async ({ signal }) => {
      const parts: Promise<Question[]>[] = [];
      for (let from = 0; from < ids.length; from += most) parts.push(pick(ids.slice(from, from + most), signal));
      return (await Promise.all(parts)).flat();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The server refuses a list with an unknown question as a whole; it is then asked for in halves. */
async function pick(ids: readonly string[], signal: AbortSignal): Promise<Question[]> {
  try {
    return await call(pickQuestions, { query: { ids: ids.join(',') } }, { signal });
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== 'NOT_FOUND') throw failure;
    if (ids.length === 1) return [];
    const middle = Math.ceil(ids.length / 2);
    return (await Promise.all([pick(ids.slice(0, middle), signal), pick(ids.slice(middle), signal)])).flat();
  }
}
