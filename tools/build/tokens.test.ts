import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/web/ui/tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const themes = ['light', 'dark'] as const;
const text = 4.5;
const control = 3;

const tokens = new Map<string, Readonly<Record<Theme, string>>>();
for (const [, name, light, dark] of css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6,8}), (#[\da-f]{6,8})\);/g)) {
  tokens.set(name!, { light: light!, dark: dark! });
}

/** WCAG 2.2's contrast ratio of two opaque colours. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** What stands on what, and how much contrast it needs. */
const pairs: readonly (readonly [on: readonly string[], grounds: readonly string[], least: number])[] = [
  [['ink', 'ink-soft'], ['ground', 'surface', 'sunken'], text],
  [['theory-ink', 'hazard-ink', 'highway-ink', 'signs-ink', 'action-ink'], ['ground', 'surface', 'sunken'], text],
  [['right', 'wrong', 'warn'], ['ground', 'surface'], text],
  [['right', 'ink'], ['right-tint'], text],
  [['wrong', 'ink'], ['wrong-tint'], text],
  [['warn', 'ink'], ['warn-tint'], text],
  [['on-asphalt'], ['asphalt', 'asphalt-raised'], text],
  [['on-stud'], ['stud'], text],
  [['on-theory'], ['theory'], text],
  [['on-hazard'], ['hazard'], text],
  [['on-hazard-plate'], ['hazard-plate'], text],
  [['on-highway'], ['highway'], text],
  [['on-signs'], ['signs'], text],
  [['on-action'], ['action'], text],
  [['control', 'focus'], ['ground', 'surface', 'sunken'], control],
  [['paint', 'stud', 'stud-off'], ['asphalt'], control],
  [['hazard'], ['hazard-plate'], control],
  [['theory', 'hazard', 'highway', 'action'], ['ground', 'surface'], control],
];

describe.each(themes)('tokens by %s', (theme) => {
  it.each(
    pairs.flatMap(([fronts, backs, least]) => fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))),
  )('$front on $back has $least:1', ({ front, back, least }) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(text);
});

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no --${name} as light-dark(#…, #…).`);
  return token[theme];
}
