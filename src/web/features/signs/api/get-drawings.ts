import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSignDrawings, type SignEntry } from '#contract/signs.ts';
import { signCategories } from '#domain/sign-categories.ts';
import type { SignCategory } from '#domain/signs/sign.ts';
import { call } from '#web/lib/call.ts';

/** Drawings by the ids of their signs, each as an address that a picture can have. */
type Drawings = ReadonlyMap<string, string>;

/** The drawings of one category, in one request; of all of them, in a request each. */
export function drawingsQuery(category: SignCategory | 'all') {
  return queryOptions({
    queryKey: ['signs', 'drawings', category],
    queryFn: async ({ signal }): Promise<Drawings> => {
      const wanted = category === 'all' ? signCategories.map(({ id }) => id) : [category];
      const parts = await Promise.all(
        wanted.map((one) => call(getSignDrawings, { params: { category: one } }, { signal })),
      );
      return new Map(parts.flatMap((part) => Object.entries(part).map(([id, svg]) => [id, dataAddress(svg)] as const)));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The pictures of many signs. A sign's own address stands in where the drawings could not be had together. */
export function usePictures(category: SignCategory | 'all') {
  const { data, isError } = useQuery(drawingsQuery(category));
  return ({ id, picture }: Pick<SignEntry, 'id' | 'picture'>): string | undefined =>
    data?.get(id) ?? (data || isError ? picture : undefined);
}

/** Nothing in a drawing ends an address early but the `#` of its colours. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('#', '%23')}`;
}
