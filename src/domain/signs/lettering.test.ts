import { describe, expect, it } from 'vitest';
import { glyphs } from './glyphs.ts';
import { letteringPath } from './lettering.ts';

describe('letteringPath', () => {
  it('makes one path of a line, its letters beside each other and moved together', () => {
    const [advance = 0, , , outline = ''] = glyphs.heavy.H ?? [];
    const line = letteringPath({ text: 'HH H', at: [0, 0], cap: 200, space: 50, tracking: 4 }, 'heavy', '#111111');
    expect(line.match(/ d="([^"]*)"/)?.[1]).toBe(
      [0, advance + 4, 2 * (advance + 4) + 50].map((x) => `M${x} 0${outline}`).join(''),
    );
  });

  it('sets the ink of the first letter at the start', () => {
    const left = glyphs.medium.H?.[1] ?? 0;
    const path = letteringPath({ text: 'H', at: [10, 50], cap: 200, align: 'start' }, 'medium', '#111111');
    expect(path).toContain(`translate(${10 - left} 50)scale(1)`);
  });

  it('stretches a line to its span', () => {
    const glyph = glyphs.heavy.H;
    const ink = (glyph?.[2] ?? 0) - (glyph?.[1] ?? 0);
    expect(letteringPath({ text: 'H', at: [0, 0], cap: 200, span: 2 * ink }, 'heavy', '#111111')).toContain(
      'scale(2 1)',
    );
  });

  it('says which letter it lacks', () => {
    expect(() => letteringPath({ text: 'ж', at: [0, 0], cap: 40 }, 'heavy', '#111111')).toThrow('"ж"');
  });
});
