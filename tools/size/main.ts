import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Budgets, type Manifest, measure, overBudget } from './measure.ts';

const web = new URL('../../dist/web/', import.meta.url);
const budgets: Budgets = { authRoute: 95_000, appRoute: 155_000, wholeApp: 250_000 };

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', web), 'utf8')) as Manifest;
const measures = measure(manifest, (file) => gzipSync(readFileSync(new URL(file, web)), { level: 9 }).length, budgets);

for (const { name, bytes, budget } of measures) console.log(`${inKb(bytes)} of ${inKb(budget)} kB  ${name}`);
const over = overBudget(measures);
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

function inKb(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
