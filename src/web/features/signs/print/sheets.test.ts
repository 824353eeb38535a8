import { describe, expect, test } from 'vitest';
import { firstItems, type Sheet } from './sheets.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id, name: id, meaning: id, picture: '', drawing: null }));
const sheets: readonly Sheet[] = [
  { id: 'warning', title: 'Warning signs', items: items('a', 'b') },
  { id: 'road-markings', title: 'Road markings', items: items('c', 'd') },
];
const shown = (count: number) => firstItems(sheets, count).map((sheet) => sheet.items.map(({ id }) => id));

describe('The first items of the sheets', () => {
  test.each([
    [0, [[], []]],
    [1, [['a'], []]],
    [3, [['a', 'b'], ['c']]],
    [
      9,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('are %i of all, sheet by sheet', (count, expected) => {
    expect(shown(count)).toEqual(expected);
  });
});
