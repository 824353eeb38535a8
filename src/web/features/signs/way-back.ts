import { useLocation } from 'react-router';
import { findSignCategory } from '#domain/sign-categories.ts';

/** In the navigation's state: the category whose gallery a sign was opened from. */
export type OpenedFrom = { readonly category: string };

const finder = '/signs/find';
let kept = new URLSearchParams();

/** The finder's search and filters as they stand, so that Back from a sign finds them as they were. */
export function keepFinderSearch(search: URLSearchParams): void {
  kept = search;
}

/** What was kept last, which may be ahead of the address on the screen. */
export function keptFinderSearch(): URLSearchParams {
  return kept;
}

/** Where a sign's page leads back to: the gallery that it was opened from, otherwise the finder. */
export function useWayBack(): { readonly to: string; readonly name: string } {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'category' in state ? String(state.category) : undefined;
  const category = findSignCategory(from);
  if (category) return { to: `/signs/categories/${category.id}`, name: category.title };
  return { to: kept.size > 0 ? `${finder}?${kept}` : finder, name: 'Sign Finder' };
}
