import { beforeAll, describe, expect, it } from 'vitest';
import type { SignEntry } from '#contract/signs.ts';
import type { SignDrawing } from '#domain/signs/drawing.ts';
import { lookOf } from '#domain/sign-look.ts';
import { readAllDrawings, readSigns } from './sign-content.ts';
import { createSignSearch, type SignSearch } from '#web/features/signs/find/sign-search.ts';

/** The real signs: what a ranking is worth shows on them. */
const drawings = readAllDrawings();
const signs = readSigns().map(
  (sign): SignEntry => ({
    ...sign,
    look: lookOf(sign, drawings.get(sign.id) as SignDrawing),
    picture: '',
    questions: [],
  }),
);
let search: SignSearch;
beforeAll(async () => {
  search = await createSignSearch(signs);
});

const best = (query: string, among: number) => search(query).ids.slice(0, among);

describe('the sign finder', () => {
  it.each([
    ['no entry', 'regulatory-no-entry'],
    ['STOP', 'regulatory-stop'],
    ['give way', 'regulatory-give-way'],
    ['no cycling', 'regulatory-no-cycling'],
    ['red circle bike', 'regulatory-no-cycling'],
    ['mini roundabout', 'regulatory-mini-roundabout'],
    ['30', 'regulatory-speed-30'],
    ['no overtaking', 'regulatory-no-overtaking'],
    ['national speed limit', 'regulatory-national-limit'],
    ['blue arrow left', 'regulatory-turn-left'],
    ['brown model village', 'direction-tourist-attraction'],
  ])('puts first for "%s": %s', (query, id) => expect(best(query, 1)).toEqual([id]));

  it.each([
    ['roundabout', 'warning-roundabout-ahead', 2],
    ['triangle deer', 'warning-wild-animals', 2],
    ['animals', 'warning-wild-animals', 2],
    ['speed bump', 'warning-road-humps', 3],
    ['train', 'warning-level-crossing-open', 6],
    ['kids', 'warning-children', 3],
    ['right of way', 'regulatory-give-way', 3],
    ['traffic lights', 'warning-signals-ahead', 3],
    ['truck', 'regulatory-no-goods-weight', 6],
    ['dead end', 'information-no-through-road', 3],
  ])('finds for "%s", in other words: %s', (query, id, among) => expect(best(query, among)).toContain(id));

  it.each([
    ['roundabuot', 'warning-roundabout-ahead', 2],
    ['slipery road', 'warning-slippery', 1],
    ['pedestrain crossing', 'warning-zebra-ahead', 4],
    ['motorwya', 'motorway-motorway-start', 3],
    ['clearwey', 'regulatory-clearway', 4],
    ['no entrey', 'regulatory-no-entry', 1],
  ])('forgives the typing of "%s": %s', (query, id, among) => expect(best(query, among)).toContain(id));

  it('completes a word as it is typed', () => {
    expect(best('rounda', 2)).toContain('warning-roundabout-ahead');
    expect(best('r', 300).length).toBeGreaterThan(10);
  });

  it('finds a sign by the mistake that people make about it, after those that mean it', () => {
    const { ids } = search('hospital');
    expect(ids[0]).toMatch(/^information-hospital/);
    expect(ids).toContain('warning-crossroads');
    expect(ids.indexOf('warning-crossroads')).toBeGreaterThan(1);
  });

  it('falls back on some of the words where no sign has all', () => {
    const { ids, complete } = search('purple roundabout');
    expect(complete).toBe(false);
    expect(ids).toContain('warning-roundabout-ahead');
    expect(ids.length).toBeLessThanOrEqual(12);
  });

  it.each(['xyzzyq', 'qqqq wwww'])('finds nothing for "%s"', (query) => expect(search(query).ids).toEqual([]));

  it.each(['', ' ', 'what is the sign', '"', '…'])('takes "%s" for no search', (query) => {
    expect(search(query)).toEqual({ ids: signs.map(({ id }) => id), complete: true });
  });
});
