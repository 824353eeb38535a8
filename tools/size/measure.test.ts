import { describe, expect, it } from 'vitest';
import { type Manifest, measure, overBudget } from './measure.ts';

const manifest: Manifest = {
  'auth/login.html': { file: 'login.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['ui/toast.tsx'] },
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['features/signs/signs.tsx', 'features/hazard/hazard.tsx', '_progress-C95JKMOc.js', 'ui/toast.tsx'],
    css: ['index.css'],
  },
  '_react.js': { file: 'react.js' },
  'features/signs/signs.tsx': { file: 'signs.js', imports: ['_shared.js', 'index.html'] },
  'features/hazard/hazard.tsx': { file: 'hazard.js', imports: ['_shared.js'], dynamicImports: ['_three.js'] },
  '_shared.js': { file: 'shared.js' },
  '_three.js': { file: 'three.js' },
  '_progress-C95JKMOc.js': { file: 'progress.js', imports: ['index.html'] },
  'ui/toast.tsx': { file: 'toast.js' },
};
const sizes: Readonly<Record<string, number>> = {
  'login.js': 10_000,
  'index.js': 40_000,
  'index.css': 5_000,
  'react.js': 70_000,
  'signs.js': 3_000,
  'hazard.js': 6_000,
  'progress.js': 12_000,
  'shared.js': 2_000,
  'three.js': 130_000,
  'toast.js': 15_000,
};
const budgets = { authRoute: 95_000, appRoute: 155_000, wholeApp: 250_000 };
const gzipped = (file: string) => sizes[file] ?? Number.NaN;

describe('measure', () => {
  it('adds up what each route loads at once, and what the app comes to without its drawing libraries', () => {
    expect(measure(manifest, gzipped, budgets).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['/auth/login', 80_000],
      ['the screens of progress', 122_000],
      ['features/hazard/hazard.tsx', 118_000],
      ['features/signs/signs.tsx', 115_000],
      ['the whole app', 153_000],
    ]);
  });

  it('finds nothing over budget in a small build', () => {
    expect(overBudget(measure(manifest, gzipped, budgets))).toEqual([]);
  });

  it('finds the routes that a heavy static import puts over budget', () => {
    const heavy: Manifest = { ...manifest, '_shared.js': { file: 'shared.js', imports: ['_three.js'] } };
    expect(overBudget(measure(heavy, gzipped, budgets)).map(({ name }) => name)).toEqual([
      'features/hazard/hazard.tsx',
      'features/signs/signs.tsx',
    ]);
  });

  it('finds an auth page that loads more than React', () => {
    const greedy = (file: string) => (file === 'login.js' ? 25_001 : gzipped(file));
    expect(overBudget(measure(manifest, greedy, budgets))).toEqual([
      { name: '/auth/login', bytes: 95_001, budget: 95_000 },
    ]);
  });

  it('says how to cure a manifest without the app', () => {
    expect(() => measure({}, gzipped, budgets)).toThrow('npm run build');
  });
});
