import { Color } from 'three';

/** A photograph looks the same in both themes, and so does a clip: these are no theme tokens. Kin to `../scenes/colours.ts`. */
export const paints = {
  red: '#c4161c',
  maroon: '#6d1f28',
  orange: '#d9722a',
  yellow: '#f2c11d',
  green: '#2b6f57',
  teal: '#2f7f8c',
  blue: '#1f5f9e',
  navy: '#26324f',
  purple: '#5b4478',
  pink: '#cf7f92',
  brown: '#6f4a2f',
  sand: '#c9ad84',
  white: '#f1efe8',
  silver: '#b9bfc4',
  grey: '#6a7077',
  black: '#22252a',
  fluorescent: '#d7e021',
} as const;

export type PaintName = keyof typeof paints;

export const surfaces = {
  road: '#63676b',
  roadPatch: '#585c60',
  paint: '#f2efe6',
  yellowPaint: '#e8c53a',
  pavement: '#aaa498',
  kerb: '#c9c4b8',
  grass: '#7d9b56',
  verge: '#8aa35c',
  field: '#a8a860',
  hedge: '#4f7038',
  darkHedge: '#3d5a2e',
  leaf: '#5f8a3f',
  paleLeaf: '#7fa04c',
  trunk: '#5e4630',
  brick: '#a5654a',
  darkBrick: '#8a4f3c',
  stone: '#cbb99a',
  render: '#e6dccb',
  slate: '#565a63',
  tile: '#8c5443',
  glass: '#2f3a44',
  skyGlass: '#8fa9b8',
  lit: '#ffd489',
  frame: '#efece4',
  tyre: '#1b1d1f',
  metal: '#8b9196',
  darkMetal: '#43484d',
  rust: '#7d4a33',
  skin: '#c98f65',
  earth: '#7a5a3c',
  concrete: '#b9b5ab',
} as const;

const known = new Map<string, Color>();

/** A colour by its hex value, ready for a vertex. Shared: do not change it. */
export function tint(hex: string): Color {
  const before = known.get(hex);
  if (before !== undefined) return before;
  const made = new Color(hex);
  known.set(hex, made);
  return made;
}

/** The same colour, darker (below 1) or lighter. */
export function shaded(hex: string, by: number): Color {
  return tint(hex).clone().multiplyScalar(by);
}
