import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyScreen } from '../../e2e/fixtures/screens.ts';
import { startServer } from '../../e2e/fixtures/server-process.ts';
import { launchBrowser } from '../browser.ts';
import { prepareLearner } from './prepare-learner.ts';

/**
 * `npm run screenshots [-- folder]`: every screen in both themes at phone and desktop size, as a learner with some practice
 * behind them. `docs/screenshot.png`, the README's picture, is the dashboard at both sizes.
 */
const folder = process.argv[2] ?? 'screenshots';
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const themes = ['light', 'dark'] as const;

const server = await startServer('full');
const browser = await launchBrowser();
mkdirSync(folder, { recursive: true });
try {
  const learner = await browser.newContext({ baseURL: server.url });
  const visitor = await browser.newContext({ baseURL: server.url });
  await prepareLearner(learner.request, server.url);
  for (const { path, access } of everyScreen()) {
    const page = await (path.startsWith('/auth/') ? visitor : learner).newPage();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        await picture(page, path, join(folder, `${fileName(path)}.${name}.${theme}.png`));
      }
    }
    await page.close();
    console.log(`${path} (${access})`);
  }
  await readmePicture(await learner.newPage());
} finally {
  await browser.close();
  await server.stop();
}

async function picture(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true });
}

function fileName(path: string): string {
  return path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-');
}

/** The dashboard on a phone by night, over the one on a desktop by day. */
async function readmePicture(page: Page): Promise<void> {
  const shots = [];
  for (const [size, colorScheme] of [
    [sizes.desktop, 'light'],
    [sizes.phone, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    shots.push(`data:image/png;base64,${(await page.screenshot()).toString('base64')}`);
  }
  await page.setViewportSize({ width: 1400, height: 860 });
  await page.goto('about:blank');
  await page.setContent(`<body style="margin:0;background:#c8c4b8"><img src="${shots[0]}" style="position:absolute;left:20px;top:30px;border-radius:12px">
    <img src="${shots[1]}" style="position:absolute;right:20px;bottom:20px;border-radius:24px;border:6px solid #131518"></body>`);
  await page.waitForTimeout(500);
  await page.screenshot({ path: 'docs/screenshot.png' });
}
