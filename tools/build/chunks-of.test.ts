import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '#web/app/routes.ts';
import { type Bundle, chunksOf, modulesOfRoutes } from './chunks-of.ts';

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports,
});
const bundle = {
  'index.js': chunk('index.js', ['/web/app/main.tsx'], ['react.js', 'parts.js']),
  'parts.js': chunk('parts.js', ['/web/ui/card.tsx'], ['react.js']),
  'react.js': chunk('react.js', ['/react/index.js']),
  'theory.js': chunk('theory.js', ['/web/features/theory/flagged.tsx'], ['parts.js', 'index.js']),
  'index.css': { type: 'asset', fileName: 'index.css' },
} as unknown as Bundle;

describe('chunksOf', () => {
  it('lists each chunk once, after those that it imports', () => {
    expect(chunksOf(bundle, ['/theory/flagged.tsx', '/web/app/main.tsx'])).toEqual([
      '/react.js',
      '/parts.js',
      '/index.js',
      '/theory.js',
    ]);
  });

  it('says which module is in no chunk', () => {
    expect(() => chunksOf(bundle, ['/nowhere.tsx'])).toThrow('no chunk with /nowhere.tsx');
  });
});

it('modulesOfRoutes finds the module of every route', () => {
  const text = readFileSync(new URL('../../src/web/app/routes.ts', import.meta.url), 'utf8');
  expect([...modulesOfRoutes(text).keys()]).toEqual(routes.map(({ path }) => path));
});
