import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories } from './categories.ts';
import { toggleCategory } from './category-picker.ts';

const choices = ['alertness', 'attitude', 'documents'];
const all = ['all', ...choices];

describe('The category picker', () => {
  test.each([
    ['a category is ticked', [], 'attitude', ['attitude']],
    ['a second one is ticked, and the list’s order is kept', ['attitude'], 'alertness', ['alertness', 'attitude']],
    ['a category is unticked', ['alertness', 'attitude'], 'alertness', ['attitude']],
    ['the last one is unticked', ['attitude'], 'attitude', []],
    ['the last one missing is ticked: all is too', ['alertness', 'attitude'], 'documents', all],
    ['one is unticked: all is not ticked any more', all, 'attitude', ['alertness', 'documents']],
    ['all is ticked from nothing', [], 'all', all],
    ['all is ticked from some', ['attitude'], 'all', all],
    ['all is unticked', all, 'all', []],
  ])('when %s', (_what, selected, toggled, expected) => {
    expect(toggleCategory(selected, toggled, choices)).toEqual(expected);
  });

  test('with nothing to choose never ticks all by itself', () => {
    expect(toggleCategory([], 'attitude', [])).toEqual([]);
  });

  test('ticks all exactly when every category is ticked, whatever was toggled before', () => {
    const slugs = categories.map((category) => category.slug);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('all', ...slugs), { maxLength: 60 }), (toggled) => {
        let selected: string[] = [];
        for (const slug of toggled) {
          const before = selected;
          selected = toggleCategory(selected, slug, slugs);
          expect(selected.includes('all')).toBe(slugs.every((one) => selected.includes(one)));
          expect(new Set(selected).size).toBe(selected.length);
          if (slug !== 'all') expect(selected.includes(slug)).toBe(!before.includes(slug));
        }
      }),
    );
  });
});
