import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { type HazardScenario, hazardScenario } from '#contract/hazard-scenario.ts';
import { chromiumOptions } from '../browser.ts';
import type { ClipsPage } from './page.ts';

declare global {
  interface Window {
    /** Set by `page.ts`. */
    clips: ClipsPage;
  }
}

/**
 * `npm run clips -- --sheets DIR [--clip ID] [--at 30,30.5,31]`: a contact sheet for each clip, drawn in headless Chromium:
 * one picture every four seconds and more about each hazard, or pictures of the given seconds. `--posters` makes the stills
 * that stand for the clips in the app.
 */
const { values } = parseArgs({
  options: {
    sheets: { type: 'string' },
    posters: { type: 'boolean', default: false },
    clip: { type: 'string' },
    at: { type: 'string' },
    width: { type: 'string', default: '480' },
  },
});
if (values.sheets === undefined && !values.posters) {
  throw new Error('Say what to make: npm run clips -- --sheets DIR, or --posters');
}

type Clip = {
  readonly id: string;
  readonly duration: number;
  readonly hazards?: readonly { opens: number; closes: number }[];
};

const root = join(import.meta.dirname, '../..');
const postersFolder = join(root, 'src/web/features/hazard/posters');
const width = Number(values.width);
const height = Math.round((width * 9) / 16);
/** CSS pixels; seconds from the clip's start. */
const posterWidth = 640;
const posterAt = 9;
const clips = JSON.parse(readFileSync(join(root, 'content/hazard/clips.json'), 'utf8')) as readonly Clip[];

const server = await createServer({
  configFile: false,
  root,
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false },
});
await server.listen();
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args.filter((one) => one !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});
try {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() !== 'debug') console.log(`  ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}tools/clips/page.html`);
  await page.waitForFunction(() => 'clips' in window);
  for (const clip of clips.filter(({ id }) => values.clip === undefined || values.clip === id)) {
    if (values.sheets !== undefined) await sheet(page, clip, values.sheets);
    if (values.posters) await poster(page, clip);
  }
} finally {
  await browser.close();
  await server.close();
}

/** The still that stands for a clip before it plays: the street, and not its hazard. */
async function poster(page: Page, { id }: Clip): Promise<void> {
  await page.evaluate(load, [scenarioOf(id), posterWidth, (posterWidth * 9) / 16] as const);
  const { url } = await page.evaluate(picture, [posterAt, 'image/webp', 0.7] as const);
  mkdirSync(postersFolder, { recursive: true });
  writeFileSync(join(postersFolder, `${id}.webp`), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

function scenarioOf(id: string): HazardScenario {
  const file = join(root, `content/hazard/scenarios/${id}.json`);
  return hazardScenario.parse(JSON.parse(readFileSync(file, 'utf8')));
}

async function sheet(page: Page, clip: Clip, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const built = await page.evaluate(load, [scenarioOf(clip.id), width, height] as const);
  const times = values.at?.split(',').map(Number) ?? timesOf(clip);
  const pictures: (ReturnType<ClipsPage['picture']> & { seconds: number })[] = [];
  for (const seconds of times) {
    pictures.push({ seconds, ...(await page.evaluate(picture, [seconds, 'image/jpeg', 0.86] as const)) });
  }
  const [first] = pictures;
  const again = first && (await page.evaluate(picture, [first.seconds, 'image/jpeg', 0.86] as const));
  if (again?.url !== first?.url)
    throw new Error(`${clip.id}: the same second is another picture when it is drawn again`);
  const sheetPage = await page.context().newPage();
  const cells = pictures.map(
    ({ seconds, url }) => `<figure><img src="${url}"><figcaption>${seconds.toFixed(1)} s</figcaption></figure>`,
  );
  await sheetPage.setContent(`<style>body{margin:4px;display:grid;grid-template-columns:repeat(3,${width}px);gap:4px;font:14px sans-serif}
    figure{margin:0;position:relative}img{display:block}figcaption{position:absolute;left:4px;top:4px;background:#fff;padding:1px 5px}</style>${cells.join('')}`);
  await sheetPage.setViewportSize({ width: width * 3 + 16, height: 400 });
  writeFileSync(join(folder, `${clip.id}.png`), await sheetPage.screenshot({ fullPage: true }));
  await sheetPage.close();
  const most = (pick: (one: (typeof pictures)[number]) => number) => Math.max(...pictures.map(pick));
  console.log(
    `${clip.id}: ${times.length} pictures, at most ${most(({ calls }) => calls)} draw calls and ${most(({ triangles }) => triangles)} triangles, built in ${built} ms`,
  );
}

/** Runs in the page. */
function load([scenario, wide, high]: readonly [HazardScenario, number, number]): number {
  const start = performance.now();
  window.clips.load(scenario, wide, high);
  return Math.round(performance.now() - start);
}

/** Runs in the page. */
function picture([seconds, type, quality]: readonly [number, string, number]): ReturnType<ClipsPage['picture']> {
  return window.clips.picture(seconds, type, quality);
}

function timesOf({ duration, hazards = [] }: Clip): number[] {
  const often = hazards.flatMap(({ opens, closes }) =>
    [-1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 4].map((by) => opens + by).concat(closes),
  );
  const seldom = Array.from({ length: Math.floor(duration / 4) + 1 }, (_, index) => index * 4);
  return [...new Set([...seldom, ...often])].filter((at) => at <= duration).toSorted((one, other) => one - other);
}
