import type { MarkingEntry, SignEntry } from '#contract/signs.ts';
import { inGallery, markingGalleries } from '#domain/marking-galleries.ts';
import { signCategories } from '#domain/sign-categories.ts';
import type { Drawings } from '../api/get-drawings.ts';

/** A sign, marking or signal on paper. */
type SheetItem = Pick<SignEntry, 'id' | 'name' | 'meaning' | 'picture'> & { readonly drawing: string | null };

/** What goes on pages of its own: a category of signs, or a gallery of markings. */
export type Sheet = { readonly id: string; readonly title: string; readonly items: readonly SheetItem[] };

/** Everything there is to print: the signs by category, and after them the markings and signals by gallery; no empty pages. */
export function sheetsOf(
  signs: readonly SignEntry[],
  markings: readonly MarkingEntry[],
  drawings: { readonly signs: Drawings; readonly markings: Drawings },
): readonly Sheet[] {
  return [
    ...signCategories.map(({ id, title }) => ({
      id,
      title,
      items: signs
        .filter(({ category }) => category === id)
        .map((sign) => ({ ...sign, drawing: drawings.signs.get(sign.id) ?? null })),
    })),
    ...markingGalleries.map((gallery) => ({
      id: gallery.id,
      title: gallery.title,
      items: inGallery(gallery, markings).map((marking) => ({
        ...marking,
        drawing: drawings.markings.get(marking.drawing) ?? null,
      })),
    })),
  ].filter(({ items }) => items.length > 0);
}

/** The first so many of all that is on the sheets. */
export function firstItems(sheets: readonly Sheet[], count: number): readonly Sheet[] {
  let left = count;
  return sheets.map((sheet) => {
    const items = sheet.items.slice(0, Math.max(left, 0));
    left -= sheet.items.length;
    return { ...sheet, items };
  });
}
