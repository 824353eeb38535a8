import { describe, expect, it } from 'vitest';
import { drawSign } from './draw-sign.ts';
import type { Layer, SignDrawing } from './drawing.ts';

function limit(figure: string): SignDrawing {
  return { plate: 'ring', layers: [{ text: figure, at: [161, 221], cap: 124 }] };
}

const everyPlate: SignDrawing[] = [
  { plate: 'triangle', layers: [] },
  { plate: 'triangleDown', layers: [] },
  { plate: 'ring', ground: 'blue', layers: [] },
  { plate: 'disc', layers: [] },
  { plate: 'octagon', layers: [] },
  { plate: 'signal', size: [223, 273], layers: [] },
  { plate: 'panel', style: 'blue', size: [320, 200], split: [100], layers: [] },
  { plate: 'flag', style: 'brown', size: [320, 100], to: 'left', layers: [] },
  { plate: 'none', size: [100, 50], layers: [] },
];

describe('drawSign', () => {
  it('gives the same string for the same data, and another for another figure', () => {
    expect(drawSign(limit('20'))).toBe(drawSign(limit('20')));
    expect(drawSign(limit('20'))).not.toBe(drawSign(limit('60')));
  });

  it.each(everyPlate)('draws plate $plate without numbers that are none', (drawing) => {
    expect(drawSign(drawing)).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>$/,
    );
    expect(drawSign(drawing)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('takes a size in pixels where one is asked for', () => {
    expect(drawSign(limit('30'), { width: 64 })).toContain('viewBox="0 0 320 320" width="64">');
    expect(drawSign(limit('30'))).not.toContain(' width="64"');
  });

  it('keeps a figure as one path', () => {
    expect(drawSign(limit('30'))).not.toContain('<text');
    expect(drawSign(limit('30')).match(/<path/g)).toHaveLength(1);
  });

  it('fits a pictogram into its box and can reverse it', () => {
    const facing = drawSign({ plate: 'ring', layers: [{ symbol: 'bus', box: [50, 120, 213] }] });
    const reversed = drawSign({ plate: 'ring', layers: [{ symbol: 'bus', box: [50, 120, 213], flip: true }] });
    expect(facing).toContain('scale(1)');
    expect(reversed).toContain('scale(-1 1)');
  });

  it('refuses data that it does not know', () => {
    const wrong = { sparkle: [1, 2] } as unknown as Layer;
    expect(() => drawSign({ plate: 'disc', layers: [wrong] })).toThrow('Unknown layer: sparkle');
    expect(() => drawSign({ plate: 'disc', layers: [{ symbol: 'unicorn' }] })).toThrow('unicorn');
    expect(() => drawSign({ plate: 'kite', layers: [] } as unknown as SignDrawing)).toThrow('kite');
  });
});
