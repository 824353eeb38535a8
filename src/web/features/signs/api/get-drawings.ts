import { queryOptions, useQueries } from '@tanstack/react-query';
import { getSignDrawings, type SignEntry } from '#contract/signs.ts';
import { signCategories } from '#domain/sign-categories.ts';
import type { SignCategory } from '#domain/signs/sign.ts';
import { call } from '#web/lib/call.ts';

/** The drawings of a category by the ids of its signs, each as an address that a picture can have. */
export type Drawings = Readonly<Partial<Record<string, string>>>;

export function drawingsQuery(category: SignCategory) {
  return queryOptions({
    queryKey: ['signs', 'drawings', category],
    queryFn: async ({ signal }): Promise<Drawings> => {
      const drawings = await call(getSignDrawings, { params: { category } }, { signal });
      return Object.fromEntries(Object.entries(drawings).map(([id, svg]) => [id, dataAddress(svg)]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The pictures of many signs, a request a category; a sign's own address stands in where its category could not be had. */
export function usePictures(categories: readonly SignCategory[] = allCategories) {
  const { drawings, failed } = useQueries({
    queries: categories.map(drawingsQuery),
    combine: (results) => ({
      drawings: results.map(({ data }) => data),
      failed: results.map(({ isError }) => isError),
    }),
  });
  return ({ id, category, picture }: Pick<SignEntry, 'id' | 'category' | 'picture'>): string | undefined => {
    const at = categories.indexOf(category);
    return drawings[at]?.[id] ?? (failed[at] ? picture : undefined);
  };
}

const allCategories = signCategories.map(({ id }) => id);

/** The drawings have neither spaces that matter nor quotes that end them; `#` alone would. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('#', '%23')}`;
}
