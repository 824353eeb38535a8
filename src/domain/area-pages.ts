import { type AreaId, areaIds } from './areas.ts';

/** A sub-page of an area as the area's menu offers it (spec section 2, reading 28). */
export type AreaPage = { readonly slug: string; readonly title: string; readonly description: string };

/** The menus of the four areas, in order. */
export const areaPages: Readonly<Record<AreaId, readonly AreaPage[]>> = {
  theory: [
    page('practice', 'Practice Revision Questions', 'Choose your topics, answer, and read why'),
    page('mock', 'Mock Test', 'The length, the clock and the pass mark of the real test'),
    page('flagged', 'Flagged Questions', 'What you marked to come back to'),
    page('progress', 'Progress Monitor', 'How far you are in each of the sixteen topics'),
    page('advice', 'Advice & Information', 'Before the day, on the day and after it'),
  ],
  hazard: [
    page('intro', 'Introduction Video', 'How the hazard perception test works'),
    page('practice', 'Practice Video Clips', 'Learn where to look, one road at a time'),
    page('mock', 'Mock Test', 'Fourteen clips, as in the real test'),
    page('progress', 'Progress Monitor', 'Your hazard perception results'),
    page('advice', 'Advice', 'What counts as a hazard, and when to respond'),
  ],
  highway: [
    page('start', 'Getting Started', 'What the Code is and how to read it'),
    page('learn', 'Learn the Code', 'Every section, rule by rule'),
    page('index', 'Index', 'Find a rule by its number or its subject'),
    page('bookmarks', 'Bookmarks', 'The rules you keep to read again'),
    page('quiz', 'Quick Quiz', 'Three questions, about two minutes'),
    page('progress', 'Progress Monitor', 'Your bookmarks and quiz results'),
  ],
  signs: [
    page('start', 'Getting Started', 'What shapes and colours tell you'),
    page('categories', 'Sign Categories', 'Warnings, orders, directions and more'),
    page('find', 'Sign Finder', 'Search by name, shape or colour'),
    page('flagged', 'Flagged Signs', 'Signs you marked to come back to'),
    page('quiz', 'Signs Quiz', 'See a sign, say what it means'),
  ],
};

function page(slug: string, title: string, description: string): AreaPage {
  return { slug, title, description };
}

/** What a path says about areas: none at all, a first segment that is no area, or an area and perhaps one of its pages. */
export type AreaPath =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly segment: string }
  | { readonly kind: 'area'; readonly area: AreaId; readonly page: AreaPage | undefined };

/** Reads area and sub-page from a path: `/hazard/intro`. `page` is undefined where the area has none by that name. */
export function readAreaPath(pathname: string): AreaPath {
  const [segment, slug] = pathname.split('/').filter(Boolean);
  if (segment === undefined) return { kind: 'none' };
  const area = areaIds.find((id) => id === segment);
  if (area === undefined) return { kind: 'unknown', segment };
  return { kind: 'area', area, page: areaPages[area].find((one) => one.slug === slug) };
}
