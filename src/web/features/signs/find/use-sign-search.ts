import { useQuery } from '@tanstack/react-query';
import type { SignEntry } from '#contract/signs.ts';

export type SearchState = ReturnType<typeof useSignSearch>;

/** The search over the signs. Its code and its index are made ready once the finder is on the screen. */
export function useSignSearch(signs: readonly SignEntry[]) {
  return useQuery({
    queryKey: ['signs', 'search'],
    queryFn: async () => {
      const { createSignSearch } = await import('./sign-search.ts');
      return { search: await createSignSearch(signs) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
