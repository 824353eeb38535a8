import type { SignEntry } from '#contract/signs.ts';
import { signCategories } from '#domain/sign-categories.ts';
import { signColours, signNumbers, signShapes, signSymbols } from '#domain/sign-look.ts';

/** What the finder can be narrowed by, in the order of the screen; the names are those in its address. */
export const filterChoices = {
  shape: signShapes,
  colour: signColours,
  symbol: signSymbols,
  number: signNumbers,
  category: signCategories.map(({ id, title }) => ({ id, label: title })),
} as const;

export type FilterName = keyof typeof filterChoices;
export type Filters = Readonly<Partial<Record<FilterName, string | undefined>>>;

export const filterNames = Object.keys(filterChoices) as FilterName[];

/** The filters in an address; what is none of their choices is left out. */
export function readFilters(params: URLSearchParams): Filters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const chosen = params.get(name);
      return filterChoices[name].some(({ id }) => id === chosen) ? [[name, chosen]] : [];
    }),
  );
}

/** Whether a sign looks as chosen. */
export function isLike({ category, look }: Pick<SignEntry, 'category' | 'look'>, filters: Filters): boolean {
  const traits: Readonly<Record<FilterName, readonly string[]>> = {
    shape: [look.shape],
    colour: look.colours,
    symbol: look.symbols,
    number: look.numbers,
    category: [category],
  };
  return filterNames.every((name) => filters[name] === undefined || traits[name].includes(filters[name]));
}
