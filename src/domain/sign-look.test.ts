import { describe, expect, it } from 'vitest';
import { lookOf } from './sign-look.ts';
import type { SignDrawing } from './signs/drawing.ts';

const plain = {
  name: 'No cycling',
  category: 'regulatory',
  shape: 'circle',
  colours: 'white ground, red border, black symbol',
  symbol: 'black bicycle',
} as const;
const written = (...pieces: string[]): SignDrawing => ({
  plate: 'ring',
  layers: pieces.map((text) => ({ text, at: [0, 0], cap: 10 })),
});

describe('what is to be seen on a sign', () => {
  it('is its shape, its colours and its symbol', () => {
    expect(lookOf(plain, written())).toEqual({
      shape: 'circle',
      colours: ['red', 'white'],
      symbols: ['cycle'],
      numbers: ['none'],
      lettering: '',
    });
  });

  it.each([
    ['triangle, point up', 'triangle'],
    ['triangle, point down', 'triangle-down'],
    ['circle on a grey backing board', 'circle'],
    ['flag (rectangle with pointed end or chevron)', 'pointed'],
    ['lit signal panel', 'signal'],
    ['diagonal cross', 'other'],
  ])('calls the shape "%s" %s', (shape, id) => expect(lookOf({ ...plain, shape }, written()).shape).toBe(id));

  it.each([
    ['blue ground, red border, red bar or cross', ['red', 'blue']],
    ['black panel, lit legend', ['black']],
    ['motorway blue with orange panel, white legend, black detail', ['blue', 'amber']],
  ])('counts of "%s" the colours %s', (colours, ids) =>
    expect(lookOf({ ...plain, colours }, written()).colours).toEqual(ids),
  );

  it.each([
    ['black walking figure', ['people']],
    ['black lorry with tonnes figure', ['large-vehicle']],
    ['black car on the left, red car on the right', ['car']],
    ['empty white centre', ['nothing']],
    ['black snowflake', ['other']],
  ])('sees in "%s" %s', (symbol, ids) => expect(lookOf({ ...plain, symbol }, written()).symbols).toEqual(ids));

  it('sees words where words are written, on an inset too', () => {
    const inset: SignDrawing = { plate: 'disc', layers: [{ inset: written('GIVE WAY'), box: [0, 0, 10] }] };
    expect(lookOf(plain, inset)).toMatchObject({ symbols: ['cycle', 'words'], lettering: 'GIVE WAY' });
  });

  it.each([
    [['30'], ['speed']],
    [['20 mins'], ['time']],
    [['7.5T', 'mgw'], ['size']],
    [['4.4 m', '14′-6″'], ['size']],
    [['200 yards'], ['distance']],
    [['A46', 'Lincoln'], ['road']],
    [
      ['50', '1 mile ahead'],
      ['speed', 'distance'],
    ],
    [['10%'], ['other']],
    [['STOP'], ['none']],
  ])('takes %s for %s', (pieces, kinds) => expect(lookOf(plain, written(...pieces)).numbers).toEqual(kinds));

  it('takes a bare figure beside a place for miles', () => {
    expect(lookOf({ ...plain, category: 'direction' }, written('Dunbury', '2')).numbers).toEqual(['distance']);
    expect(lookOf({ ...plain, category: 'motorway' }, written('Leeds', '59', '½ m')).numbers).toEqual(['distance']);
  });

  it('knows the speed of a signal, which is in no lettering', () => {
    const signal = { ...plain, shape: 'lit signal panel', name: 'Advisory speed on a signal' };
    expect(lookOf(signal, written()).numbers).toEqual(['speed']);
    expect(lookOf({ ...signal, name: 'Red X' }, written()).numbers).toEqual(['none']);
  });
});
