import type { SignCategory } from './signs/sign.ts';

/** A group of signs as the library shows it (spec section 9). */
export type SignCategoryEntry = { readonly id: SignCategory; readonly title: string; readonly description: string };

/** The groups of traffic signs, in the order in which the library shows them. */
export const signCategories: readonly SignCategoryEntry[] = [
  { id: 'warning', title: 'Warning signs', description: 'Dangers ahead. Most are triangles with a red edge.' },
  { id: 'regulatory', title: 'Regulatory signs', description: 'Orders: what you must do, and must not do.' },
  { id: 'information', title: 'Information signs', description: 'Parking, lanes and places. Most are rectangles.' },
  { id: 'direction', title: 'Direction signs', description: 'The way to places, and which road you are on.' },
  { id: 'motorway', title: 'Motorway signs', description: 'Junctions, signals and services on motorways.' },
  { id: 'roadworks', title: 'Road works signs', description: 'Closed lanes, lower limits and people at work.' },
];

/** The group by its id; undefined for anything else. */
export function findSignCategory(id: string | undefined): SignCategoryEntry | undefined {
  return signCategories.find((category) => category.id === id);
}
