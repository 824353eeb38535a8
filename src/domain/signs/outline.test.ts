import { describe, expect, it } from 'vitest';
import { outline } from './outline.ts';

describe('outline', () => {
  it('joins corners with straight lines', () => {
    expect(outline('0,0! 10,0! 10,10!')).toBe('M0 0L10 0L10 10L0 0Z');
  });

  it('curves through the other points', () => {
    expect(outline('0,0 10,0 10,10 0,10').match(/C/g)).toHaveLength(4);
  });

  it('refuses what is not a point', () => {
    expect(() => outline('0,0 x,1')).toThrow('x,1');
  });
});
