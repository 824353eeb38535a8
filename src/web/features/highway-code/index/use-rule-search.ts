import { useQuery } from '@tanstack/react-query';
import type { HighwayCodeSection } from '#contract/area-content.ts';

/** The search over the sections. Its code and its index are made ready once the index page is on the screen. */
export function useRuleSearch(sections: readonly HighwayCodeSection[]) {
  return useQuery({
    queryKey: ['highway-code', 'search'],
    queryFn: async () => {
      const { createRuleSearch } = await import('./rule-search.ts');
      return { search: await createRuleSearch(sections) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
