import { type AreaId, areas } from './areas.ts';
import { findCategory } from './categories.ts';

/** What a result is filed under, in words: 'Theory Test', 'Theory Test: Mock test', 'Theory Test: Road and traffic signs'. */
export function resultName(category: AreaId, subcategory: string | null | undefined): string {
  const { title } = areas[category];
  return subcategory ? `${title}: ${findCategory(subcategory)?.name ?? fromSlug(subcategory)}` : title;
}

/** 'mock-test' as 'Mock test'. */
function fromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
