import { describe, expect, test } from 'vitest';
import { importFaults } from './import-faults.ts';

/** The messages for one file, each with its line. */
function faults(path: string, text: string): string[] {
  return importFaults([{ path, text }]).map(({ line, message }) => `${line}: ${message}`);
}

const domain = 'src/domain/grading.ts';
const contract = 'src/contract/practice.ts';
const server = 'src/server/features/practice/routes.ts';
const web = 'src/web/features/practice/page.tsx';

describe('what the architecture allows', () => {
  test.each([
    [domain, "import { grade } from './grade.ts';\nimport { london } from '#domain/london-day.ts';"],
    [domain, "import { fsrs } from 'ts-fsrs';"],
    [
      contract,
      "import { z } from 'zod';\nimport { areas } from '#domain/areas.ts';\nimport { text } from './text.ts';",
    ],
    [server, "import fs from 'node:fs';\nimport fastify from 'fastify';\nimport { z } from '#contract/practice.ts';"],
    [server, "import { errors } from '../../http/errors.ts';\nimport { own } from './own.ts';"],
    [server, "import { version } from '../../../../package.json' with { type: 'json' };"],
    [web, "import { useState } from 'react';\nimport { Button } from '#web/ui/button.tsx';"],
    [web, "import signs from '../../../../content/signs/signs.json';"],
    ['src/web/app/router.tsx', "const page = () => import('../features/practice/page.tsx');"],
    [
      'src/domain/grading.test.ts',
      "import { test } from 'vitest';\nimport fs from 'node:fs';\nconst now = Date.now();",
    ],
    ['tools/anything.ts', "import { app } from '#server/app.ts';\nimport { page } from '#web/app/page.tsx';"],
  ])('%s: %s', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});

describe('roots', () => {
  test.each([
    [domain, '#contract/text.ts', 'domain may import domain; it may not import contract'],
    [domain, '../contract/text.ts', 'domain may import domain; it may not import contract'],
    [domain, 'zod', 'domain may import only these packages: ts-fsrs; it may not import zod'],
    [domain, 'node:crypto', 'domain runs in browsers too; it may not import node:crypto'],
    [domain, '../../content/signs/signs.json', 'domain may not import content/signs/signs.json'],
    [contract, '#server/app.ts', 'it may not import server'],
    [contract, '../web/ui/button.tsx', 'it may not import web'],
    [contract, 'fastify', 'contract may import only these packages: zod; it may not import fastify'],
    [server, '#web/app/router.tsx', 'it may not import web'],
    [server, '#tools/content/bank.ts', 'server may not import tools/content/bank.ts'],
    [web, '#server/config.ts', 'it may not import server'],
    [web, 'node:fs', 'web runs in browsers too; it may not import node:fs'],
  ])('%s may not import %s', (path, specifier, message) => {
    expect(faults(path, `import { it } from '${specifier}';`)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ["import type { App } from '#server/app.ts';"],
    ["import '#server/app.ts';"],
    ["export { app } from '#server/app.ts';"],
    ["export * from '#server/app.ts';"],
    ["const app = await import('#server/app.ts');"],
    ["export type App = import('#server/app.ts').App;"],
  ])('in every form of import: %s', (text) => {
    expect(faults(web, text)).toHaveLength(1);
  });

  test('a test keeps to the roots too', () => {
    expect(faults('src/web/lib/api.test.ts', "import { app } from '#server/app.ts';")).toHaveLength(1);
  });
});

describe('features', () => {
  test.each([
    [web, '../results/summary.tsx'],
    [web, '#web/features/results/summary.tsx'],
    [server, '../results/repository.ts'],
    [server, '#server/features/results/repository.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(faults(path, `\nimport { it } from '${specifier}';`)).toEqual([
      expect.stringMatching(/^2: feature practice may not import feature results/),
    ]);
  });

  test('a feature may import its own folders', () => {
    expect(faults(web, "import { get } from './api/get-session.ts';")).toEqual([]);
    expect(faults('src/web/features/practice/api/x.ts', "import { y } from '../y.ts';")).toEqual([]);
  });
});

describe('domain is pure', () => {
  test.each([
    ['const now = Date.now();', 'Date.now'],
    ['const now = new Date();', 'new Date()'],
    ['const now = Date();', 'Date()'],
    ['const now = globalThis.Date.now;\nconst then = window.localStorage;', 'window'],
    ['const one = Math.random();', 'Math.random'],
    ["const one = Math['random']();", 'Math.random'],
    ['const id = crypto.randomUUID();', 'crypto'],
    ['const id = globalThis.crypto;', 'globalThis'],
    ['const home = process.env.HOME;', 'process'],
    ["document.title = '';", 'document'],
    ["const answer = fetch('/api');", 'fetch'],
    ['export const later = { setTimeout };', 'setTimeout'],
  ])('%s', (text, name) => {
    expect(faults(domain, text).join('\n')).toContain(`it may not use ${name}`);
  });

  test.each([
    ['const day = new Date(now);'],
    ['export const make = (document: string, { process }: { process: number }) => [document, process];'],
    ['export type Step = { location: string; window: number };'],
    ['export type Put = { put(history: string): void; get: (location: string) => void };'],
    ["import { process as step } from './step.ts';\nexport { step as performance };"],
    ['export const step = { history: 1, location: 2 };'],
    ['export const at = (step: { location: string }) => step.location;'],
    ["// Date.now() and Math.random()\nexport const text = 'process.env and new Date()';"],
  ])('%s', (text) => {
    expect(faults(domain, text)).toEqual([]);
  });

  test('the other roots may ask for the time', () => {
    expect(faults(server, 'const now = Date.now();')).toEqual([]);
  });
});

test('a file that does not parse is a fault', () => {
  expect(faults(domain, 'const = ;')).toEqual([expect.stringContaining('does not parse')]);
});
