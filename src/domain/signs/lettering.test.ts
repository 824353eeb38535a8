import { describe, expect, it } from 'vitest';
import { glyphs } from './glyphs.ts';
import { letteringPaths } from './lettering.ts';

describe('letteringPaths', () => {
  it('makes one path for each letter and none for a space', () => {
    expect(letteringPaths({ text: 'GIVE WAY', at: [0, 0], cap: 40 }, 'heavy').match(/<path/g)).toHaveLength(7);
  });

  it('sets the ink of the first letter at the start', () => {
    const left = glyphs.medium.H?.[1] ?? 0;
    const path = letteringPaths({ text: 'H', at: [10, 50], cap: 200, align: 'start' }, 'medium');
    expect(path).toContain(`translate(${10 - left} 50)scale(1)`);
  });

  it('stretches a line to its span', () => {
    const glyph = glyphs.heavy.H;
    const ink = (glyph?.[2] ?? 0) - (glyph?.[1] ?? 0);
    expect(letteringPaths({ text: 'H', at: [0, 0], cap: 200, span: 2 * ink }, 'heavy')).toContain('scale(2 1)');
  });

  it('says which letter it lacks', () => {
    expect(() => letteringPaths({ text: 'ж', at: [0, 0], cap: 40 }, 'heavy')).toThrow('"ж"');
  });
});
