import type { SignCategory } from './signs/sign.ts';

/** A group of signs as the library shows it (spec section 9). */
export type SignCategoryEntry = {
  readonly id: SignCategory;
  readonly title: string;
  readonly description: string;
  /** Signs that stand for the group. */
  readonly examples: readonly string[];
};

/** The groups of traffic signs, in the order in which the library shows them. */
export const signCategories: readonly SignCategoryEntry[] = [
  {
    id: 'warning',
    title: 'Warning signs',
    description: 'Dangers ahead. Most are triangles with a red edge.',
    examples: ['warning-crossroads', 'warning-wild-animals', 'warning-slippery'],
  },
  {
    id: 'regulatory',
    title: 'Regulatory signs',
    description: 'Orders: what you must do, and must not do.',
    examples: ['regulatory-stop', 'regulatory-no-right-turn', 'regulatory-mini-roundabout'],
  },
  {
    id: 'information',
    title: 'Information signs',
    description: 'Parking, lanes and places. Most are rectangles.',
    examples: ['information-parking', 'information-no-through-road', 'information-hospital-ae'],
  },
  {
    id: 'direction',
    title: 'Direction signs',
    description: 'The way to places, and which road you are on.',
    examples: [
      'direction-nonprimary-crossroads',
      'direction-tourist-attraction',
      'direction-primary-approach-roundabout',
    ],
  },
  {
    id: 'motorway',
    title: 'Motorway signs',
    description: 'Junctions, signals and services on motorways.',
    examples: ['motorway-motorway-start', 'motorway-countdown-200', 'motorway-red-x'],
  },
  {
    id: 'roadworks',
    title: 'Road works signs',
    description: 'Closed lanes, lower limits and people at work.',
    examples: ['roadworks-road-works', 'roadworks-lane-closure', 'roadworks-diversion'],
  },
];

/** The group by its id; undefined for anything else. */
export function findSignCategory(id: string | undefined): SignCategoryEntry | undefined {
  return signCategories.find((category) => category.id === id);
}
