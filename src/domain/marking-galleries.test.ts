import { describe, expect, test } from 'vitest';
import { findMarkingGallery, inGallery, markingGalleries } from './marking-galleries.ts';
import { findSignCategory } from './sign-categories.ts';

describe('The galleries of markings', () => {
  test('are found by their ids, which no category of signs has', () => {
    for (const gallery of markingGalleries) {
      expect(findMarkingGallery(gallery.id)).toBe(gallery);
      expect(findSignCategory(gallery.id)).toBeUndefined();
    }
    expect(findMarkingGallery('warning')).toBeUndefined();
    expect(findMarkingGallery(undefined)).toBeUndefined();
  });

  test('have each group once', () => {
    const groups = markingGalleries.flatMap((gallery) => gallery.groups.map(({ id }) => id));
    expect(new Set(groups).size).toBe(groups.length);
  });

  test('take their markings by group, in the order of the groups', () => {
    const gallery = findMarkingGallery('crossings-and-trams');
    const markings = [{ group: 'tram' }, { group: 'police' }, { group: 'crossing' }] as const;
    expect(gallery && inGallery(gallery, markings)).toEqual([{ group: 'crossing' }, { group: 'tram' }]);
  });
});
