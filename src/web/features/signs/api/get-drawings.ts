import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getSignDrawings } from '#contract/signs.ts';
import { signCategories } from '#domain/sign-categories.ts';
import type { SignCategory } from '#domain/signs/sign.ts';
import { call } from '#web/lib/call.ts';

/** SVG texts by the ids of their signs, or of the drawings that markings name. */
export type Drawings = ReadonlyMap<string, string>;

/** Whose drawings: those of a category, of the markings and signals, or of the signs of all categories. */
export type DrawingsOf = SignCategory | 'markings' | 'all';

/** The drawing of a sign: undefined while it is on its way, null where it could not be had. */
export type DrawingOf = (id: string) => string | null | undefined;

/** The drawings of one category, in one request; of all of them, in a request each. */
export function drawingsQuery(category: DrawingsOf) {
  return queryOptions({
    queryKey: ['signs', 'drawings', category],
    queryFn: async ({ signal }): Promise<Drawings> => {
      const wanted = category === 'all' ? signCategories.map(({ id }) => id) : [category];
      const parts = await Promise.all(
        wanted.map((one) => call(getSignDrawings, { params: { category: one } }, { signal })),
      );
      return new Map(parts.flatMap((part) => Object.entries(part)));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The drawings for a list of many; the same function until there is something new. */
export function useDrawings(category: DrawingsOf): DrawingOf {
  const { data, isError } = useQuery(drawingsQuery(category));
  return useCallback((id) => data?.get(id) ?? (data || isError ? null : undefined), [data, isError]);
}
