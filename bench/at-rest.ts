import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './lib/child.ts';
import { verdict } from './lib/numbers.ts';

const mostMemory = 150;
const mostStart = 2000;

/** Start time and memory at rest with the whole bank, on SQLite. */
export async function benchAtRest(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catseye-bench-'));
  const start = async () => {
    const began = performance.now();
    const server = await startChild('src/server/main.ts', { DATA_DIR: dataDir });
    return { server, time: performance.now() - began };
  };
  const first = await start();
  await first.server.stop();
  const second = await start();
  for (const path of [
    '/',
    '/auth/login',
    '/api/categories',
    '/api/categories/1/questions',
    '/api/highway-code/sections',
  ]) {
    await (await fetch(`http://127.0.0.1:${second.server.port}${path}`)).text();
  }
  await sleep(2000);
  const memory = second.server.memory();
  await second.server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    verdict(
      'server start under 2 s',
      `${Math.round(first.time)} ms the first time, ${Math.round(second.time)} ms after`,
      second.time < mostStart,
    ),
    verdict('memory at rest under 150 MB', `${Math.round(memory)} MB`, memory < mostMemory),
  ];
}
