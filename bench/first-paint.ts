import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../tools/browser.ts';
import { startChild } from './lib/child.ts';
import { median, verdict } from './lib/numbers.ts';

const rounds = 9;
const most = 1.25;
const slowerCpu = 4;
/** Slow 4G as Lighthouse throttles a real connection: 150 ms round trips and 1.6 Mbit/s, with its devtools factors. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const barePage = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title></head><body><h1>Welcome Back!</h1><form><p><label>Email <input type="email"></label></p>
<p><label>Password <input type="password"></label></p><p><button>Sign in</button></p></form>
<p>A paragraph of text that says what the page is for, as long as the one on the real page.</p></body></html>`;

/** Cold largest contentful paint of the account pages beside a bare HTML page, at 4x CPU and slow 4G, in alternating runs. */
export async function benchFirstPaint(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catseye-bench-'));
  const server = await startChild('src/server/main.ts', { DATA_DIR: dataDir });
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(barePage);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const browser = await launchBrowser();
  const pages = {
    bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
    login: `http://127.0.0.1:${server.port}/auth/login`,
    signup: `http://127.0.0.1:${server.port}/auth/signup`,
  };
  const paints: Record<keyof typeof pages, number[]> = { bare: [], login: [], signup: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['bare', 'login', 'signup'] as const)
        paints[name].push(await largestPaint(browser, pages[name]));
    }
  } finally {
    await browser.close();
    await server.stop();
    bare.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const floor = median(paints.bare);
  return [
    `       bare HTML page: ${Math.round(floor)} ms`,
    ...(['login', 'signup'] as const).map((name) => {
      const ratio = median(paints[name]) / floor;
      return verdict(
        `/auth/${name} largest paint at most 1.25x bare`,
        `${ratio.toFixed(2)}x (${Math.round(median(paints[name]))} ms)`,
        ratio <= most,
      );
    }),
  ];
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}
