import { describe, expect, it } from 'vitest';
import { wayHead, wayLine } from './ways.ts';

describe('wayLine', () => {
  it('runs straight through plain corners', () => {
    expect(
      wayLine([
        [0, 100],
        [0, 0],
        [50, 0],
      ]),
    ).toBe('M0 100L0 0L50 0');
  });

  it('rounds a right turn and a left turn each its own way', () => {
    const right = wayLine([
      [0, 100],
      [0, 0, 10],
      [50, 0],
    ]);
    const left = wayLine([
      [0, 100],
      [0, 0, 10],
      [-50, 0],
    ]);
    expect(right).toBe('M0 100L0 10A10 10 0 0 1 10 0L50 0');
    expect(left).toBe('M0 100L0 10A10 10 0 0 0 -10 0L-50 0');
  });
});

describe('wayHead', () => {
  it('puts the tip at the end and ends the shaft before it', () => {
    const { outline, shaftEnd } = wayHead({
      way: [
        [0, 100],
        [0, 0],
      ],
      width: 20,
      head: 'block',
      headSize: [30, 50],
    });
    expect(outline).toBe('M25 30L0 0L-25 30Z');
    expect(shaftEnd[1]).toBeGreaterThan(25);
  });

  it('needs two corners', () => {
    expect(() => wayHead({ way: [[0, 0]], width: 5, head: 'point' })).toThrow('two corners');
  });
});
