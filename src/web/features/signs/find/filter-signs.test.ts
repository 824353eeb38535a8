import { describe, expect, it } from 'vitest';
import { isLike, readFilters } from './filter-signs.ts';

const noCycling = {
  category: 'regulatory' as const,
  look: {
    shape: 'circle' as const,
    colours: ['red', 'white'] as const,
    symbols: ['cycle'] as const,
    numbers: ['none'] as const,
    lettering: '',
  },
};

describe('the filters of the finder', () => {
  it('are read from the address, where they are choices', () => {
    const params = new URLSearchParams('q=bike&shape=circle&colour=pink&category=constructor&number=speed');
    expect(readFilters(params)).toEqual({ shape: 'circle', number: 'speed' });
  });

  it.each([
    [{}, true],
    [{ shape: 'circle' }, true],
    [{ shape: 'triangle' }, false],
    [{ shape: 'circle', colour: 'red', symbol: 'cycle', number: 'none', category: 'regulatory' }, true],
    [{ colour: 'blue' }, false],
    [{ category: 'warning' }, false],
    [{ number: 'speed' }, false],
  ])('%o: %s', (filters, like) => expect(isLike(noCycling, filters)).toBe(like));
});
